import Foundation
import Platform
import Support
import Testing

@testable import Recording

/// Turn 2: a recorder that does not keep the screen waiting. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started), .serialized) struct RecorderTests {
  @Test func `what is recorded is in the log that was passed in, in its order`() async throws {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)

    for number in numbers { recorder.record(number) }

    #expect(await recorder.waitToFinish() == [], "all of these can be encoded")
    #expect(
      try log.entries() == numbers, "makeRecorder(encoder:log:) was passed a log: write there")
  }

  @Test func `the encoder that was passed in is used`() async throws {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(isPretty: true), log: log)

    recorder.record([1, 2])
    _ = await recorder.waitToFinish()

    let entry = try #require(log.texts.first, "first the entry must be in the log")
    #expect(entry.contains("\n"), "the encoder that was passed in writes each number on a line")
  }

  @Test func `record returns while the encoder is still at work`() async throws {
    let gate = Gate()
    let recorder = makeRecorder(encoder: gate, log: log)

    for number in numbers { recorder.record(number) }
    gate.open()
    _ = await recorder.waitToFinish()

    try #require(try log.entries() == numbers, "first all must be in the log")
    #expect(!gate.gaveUp, "record waited for the encoder, and the screen with it")
  }

  @Test func `the screen goes on while the encoder is at work`() async {
    let gate = Gate()
    let recorder = makeRecorder(encoder: gate, log: log)
    let store = SurpriseStore(
      state: SurpriseState(notes: 9), dependencies: SurpriseDependencies(save: { _ in }),
      recorder: recorder)

    store.send(.surpriseMe)
    let shown = store.state.shown
    gate.open()
    _ = await recorder.waitToFinish()

    #expect(log.count == 7, "the log holds the start, two actions, two values and two states")
    #expect(shown != nil && !gate.gaveUp, "send waited for the encoder")
  }

  @Test func `waitToFinish returns when everything is in the log`() async {
    let gate = Gate()
    let recorder = makeRecorder(encoder: gate, log: log)
    for number in numbers { recorder.record(number) }

    let finish = Task { [log] in
      _ = await recorder.waitToFinish()
      return log.count
    }
    for _ in 0..<50 { await Task.yield() }
    gate.open()

    #expect(
      await finish.value == numbers.count, "waitToFinish returned before the last entry was written"
    )
  }

  @Test func `waitToFinish waits for a large state as well`() async {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
    let large = Array(repeating: "A long line of a note.", count: 20_000)

    for _ in 0..<30 { recorder.record(large) }
    _ = await recorder.waitToFinish()

    #expect(log.count == 30, "how long it takes is not known beforehand: do not sleep, wait")
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
      #expect(entries.filter { $0[0] == task }.map { $0[1] } == Array(0..<125), "of task \(task)")
    }
    #expect(log.overlaps == 0, "a log is told by one thread at a time")
  }

  @Test func `after a thousand sends from many tasks the log is what the store did`() async throws {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
    let store = SurpriseStore(
      state: SurpriseState(notes: 9), dependencies: SurpriseDependencies(save: { _ in }),
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
    for (event, next) in zip(events, events.dropFirst())
    where event == .action(.surpriseMe, by: .user) {
      guard case .drew = next else {
        Issue.record("after \(event) comes what it drew, not \(next): the order is lost")
        return
      }
    }
    let surprises = events.compactMap { event -> Int? in
      if case .state(let state) = event { state.surprises } else { nil }
    }
    #expect(events.count { $0 == .action(.surpriseMe, by: .user) } == 1_000, "none is lost")
    let isOrdered = zip(surprises, surprises.dropFirst()).allSatisfy(<=)
    #expect(isOrdered, "states are in the order in which they were reached")
    #expect(events.last == .state(store.state), "the last entry is what is on the screen")
  }

  @Test func `what cannot be encoded is named, and the rest is in the log`() async throws {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)

    recorder.record(1)
    recorder.record(Refusing())
    recorder.record(Refusing())
    recorder.record(2)
    let problems = await recorder.waitToFinish()

    try #require(try log.entries() == [1, 2], "the entries before and after it are in the log")
    #expect(problems.count == 2, "a sentence for each entry that is missing")
    #expect(problems.allSatisfy { $0.contains("Refusing") }, "which names its type: \(problems)")
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
    let problems = await recorder.waitToFinish()
    let otherProblems = await otherRecorder.waitToFinish()

    #expect(try log.entries() == numbers)
    #expect(try other.entries() == numbers.map { -$0 })
    #expect(problems == [] && otherProblems.count == 1, "each says what is missing in its own log")
  }

  @Test func `any entries, in any order, are logged as they came`() async {
    for _ in 0..<20 {
      guard let difference = await RecorderScript.random().difference() else { continue }
      Issue.record("\(difference)")
      return
    }
  }

  @Test func `the app's log is left alone`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process records through your recorder. If that process does not exit with code \
      \(code), your recorder crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let log = LogSpy()
      let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
      recorder.record(1)
      _ = await recorder.waitToFinish()

      #expect(log.count == 1, "first it must write to the log that was passed in")
      let file = DocumentsFolder.current.appending(path: "surprise.log").path
      #expect(!FileManager.default.fileExists(atPath: file), "LogFile.shared was opened")
      exit(code)
    }
  }

  @Test func `in the app, the log of the app holds everything`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process records through the app's recorder. If that process does not exit with \
      code \(code), your recorder crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let recorder = makeProductionRecorder()
      for number in 1...200 { recorder.record(number) }
      _ = await recorder.waitToFinish()

      let text = try String(contentsOf: LogFile.shared.place, encoding: .utf8)
      let wanted = (1...200).map { "\($0),\n" }.joined()
      #expect(text == wanted, "JSON, one entry below the other, in LogFile.shared")
      exit(code)
    }
  }

  // MARK: - Fixtures

  let log = LogSpy()
  /// Other numbers each time, so that none can be hard-coded.
  let numbers = (0..<40).map { $0 * 10 + .random(in: 0...9) }

  /// The exit code of a process that ran to its end. One that ends early exits with another.
  let code = Int32.random(in: 30...120)
}
