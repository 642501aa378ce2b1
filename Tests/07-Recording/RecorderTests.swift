import Foundation
import Support
import Testing

@testable import Recording

/// Turn 2: a recorder that does not keep the screen waiting. The suite calls it only through `Entry.swift`.
///
/// One test at a time: some hold a thread of the pool in which Swift runs tasks, and there may be only two.
@MainActor @Suite(.knownUntil(started), .serialized) struct RecorderTests {
  init() async { await Patience.trial.value }

  @Test(arguments: Design.allCases)
  func `what is recorded is in the log that was passed in, in its order`(
    design: Design
  ) async throws {
    let recorder = design.recorder(log: log)

    for number in numbers { recorder.record(number) }

    #expect(await recorder.waitToFinish() == [], "all of these can be encoded")
    let entries: [Int] = try log.entries()
    #expect(
      entries.sorted() == numbers.sorted(),
      "makeRecorder(encoder:log:) was passed a log: write there")
    #expect(entries == numbers, "the log has them in another order")
  }

  @Test func `the encoder that was passed in is used`() async throws {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(isPretty: true), log: log)

    recorder.record([1, 2])
    _ = await recorder.waitToFinish()

    let entry = try #require(log.texts.first, "first the entry must be in the log")
    #expect(entry.contains("\n"), "the encoder that was passed in writes each number on a line")

    // Neither text nor JSON: a space, two bytes that are no UTF-8, a zero, a new line.
    let bytes = Data([0x20, 0xFF, 0xFE, 0x00, 0x0A])
    let other = LogSpy()
    let otherRecorder = makeRecorder(encoder: FixedEncoder(bytes: bytes), log: other)
    otherRecorder.record(1)
    _ = await otherRecorder.waitToFinish()
    let found = other.data.map(Array.init)
    #expect(
      found == [Array(bytes)], "an entry in the log is what the encoder made of it, byte for byte")
  }

  @Test func `many tasks record at once, and each finds its entries in its order`() async throws {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)

    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask { @concurrent in
          for number in 0..<125 { recorder.record([task, number]) }
        }
      }
    }
    _ = await recorder.waitToFinish()

    let entries = try log.entries([Int].self)
    #expect(entries.count == 1_000, "no entry is lost, and none is there twice")
    for task in 0..<8 {
      let own = entries.filter { $0[0] == task }.map { $0[1] }
      let misplaced = zip(own, 0...).first { $0 != $1 }
      #expect(misplaced == nil, "where task \(task) recorded the second, the log has the first")
    }
    #expect(log.overlaps == 0, "a log is told by one thread at a time")
  }

  @Test func `after a thousand sends from many tasks the log is what the store did`() async throws {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
    let store = SurpriseStore(
      state: SurpriseState(notes: 9), dependencies: world,
      recorder: recorder)

    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { @concurrent in
          for _ in 0..<125 { await store.send(.surpriseMe) }
        }
      }
    }
    _ = await recorder.waitToFinish()

    let events = try log.entries(SurpriseEvent.self)
    let presses = events.indices.filter { events[$0] == .action(.surpriseMe, by: .user) }
    for (number, press) in zip(1..., presses) {
      let rest = events[(press + 1)...]
      let drew = rest.prefix { if case .drew = $0 { true } else { false } }
      guard !drew.isEmpty, case .state(let state) = rest.dropFirst(drew.count).first,
        state.surprises == number
      else {
        Issue.record(
          "after press \(number) come the numbers it drew, then its own state: the order is lost")
        return
      }
    }
    let surprises = events.compactMap { event -> Int? in
      if case .state(let state) = event { state.surprises } else { nil }
    }
    #expect(presses.count == 1_000, "none is lost")
    let isOrdered = zip(surprises, surprises.dropFirst()).allSatisfy(<=)
    #expect(isOrdered, "states are in the order in which they were reached")
    #expect(events.last == .state(store.state), "the last entry is what is on the screen")
  }

  @Test(arguments: Design.allCases)
  func `what cannot be encoded is named, and the rest is in the log`(design: Design) async throws {
    let recorder = design.recorder(log: log)
    let never = Date(timeIntervalSinceReferenceDate: .infinity)

    recorder.record(1)
    for _ in 0..<350 {
      recorder.record(Refusing())
      recorder.record(Refusing(reason: CancellationError()))
      recorder.record(SurpriseEvent.read(never))
      recorder.record(SurpriseEvent.read(never))
    }
    recorder.record(2)
    let problems = await recorder.waitToFinish()

    try #require(try log.entries() == [1, 2], "the entries before and after it are in the log")
    try #require(
      problems.count == 1_400,
      """
      a sentence for each entry that is missing, whatever the error, a CancellationError as well. 1400 are missing, and \
      there are \(problems.count) sentences
      """)
    #expect(
      problems.count { $0.contains("Refusing") } == 700
        && problems.count { $0.contains("SurpriseEvent") } == 700,
      "a sentence names the type of what is missing: \(problems[0]), \(problems[1])")
  }

  @Test(arguments: Design.allCases)
  func `what the log has no room for is named, and the rest is in the log`(
    design: Design
  ) async throws {
    // Very many one after the other, and one alone.
    let refused = Set(Array(3...902) + [950])
    let log = LogSpy(refusing: Set(refused.map { "[\($0)]" }))
    let recorder = design.recorder(log: log)

    for number in 0..<1_000 { recorder.record([number]) }
    let problems = await recorder.waitToFinish()

    let expected = (0..<1_000).filter { !refused.contains($0) }
    let entries = try log.entries([Int].self).flatMap { $0 }
    let hasTheRest = entries == expected
    try #require(
      hasTheRest,
      """
      after an entry that the log refuses, or 900 of them, it may have room again. Of 1000 entries it refuses \
      \(refused.count), and it holds \(entries.count)
      """)
    #expect(
      problems.count == refused.count,
      "write throws for \(refused.count) entries: a sentence for each of them")
    let nameless = problems.first { !$0.contains("Array<Int>") }
    #expect(nameless == nil, "a sentence names the type of what is missing")

    let reason = LogFileError.cannotOpen(URL(filePath: "/nowhere"))
    let closed = design.recorder(log: LogSpy(refusing: ["1", "2", "3"], because: reason))
    for number in 1...3 { closed.record(number) }
    let lost = await closed.waitToFinish().count
    #expect(lost == 3, "a log that cannot be opened lost three entries: a sentence for each")
  }

  @Test func `an encoder that fails once shifts nothing`() async throws {
    let recorder = makeRecorder(encoder: MoodyEncoder(failingOnceFor: 5), log: log)

    for number in 0..<10 { recorder.record(number) }
    let problems = await recorder.waitToFinish()

    let entries = try log.entries(Int.self)
    let (whole, without) = (Array(0..<10), (0..<10).filter { $0 != 5 })
    #expect(
      entries == whole || entries == without && problems.count == 1,
      "who tries again does so at once, and who does not says what is missing")
  }

  @Test func `two recorders on two logs do not mix`() async throws {
    let other = LogSpy()
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
    let otherRecorder = makeRecorder(encoder: JSONEntryEncoder(), log: other)

    for number in numbers {
      recorder.record(number)
      otherRecorder.record(-number)
    }
    otherRecorder.record(Refusing())
    _ = await Patience.until { other.count == numbers.count }
    let problems = await recorder.waitToFinish()
    let otherProblems = await otherRecorder.waitToFinish()

    #expect(try log.entries() == numbers)
    #expect(try other.entries() == numbers.map { -$0 })
    #expect(problems == [] && otherProblems.count == 1, "each says what is missing in its own log")
  }

  @Test func `any entries, in any order, are logged as they came`() async {
    let found = await RecorderScript.difference()

    if let found { Issue.record("\(found)") }
  }

  // MARK: - Fixtures

  let log = LogSpy()
  let encoder = GatedEncoder()
  /// The real world, except that nothing is saved.
  let world = SurpriseDependencies(
    random: SystemRandomNumberGenerator(), now: { Date() }, save: { _ in })
  /// Other numbers each time, so that none can be hard-coded.
  let numbers = (0..<40).map { $0 * 10 + .random(in: 0...9) }

  /// The exit code of a process that ran to its end. One that ends early exits with another.
  let code = Int32.random(in: 30...120)
}
