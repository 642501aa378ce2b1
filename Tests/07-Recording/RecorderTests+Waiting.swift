import Foundation
import Testing

@testable import Recording

/// Who waits for the end of the log, and for how long.
extension RecorderTests {
  // One entry alone: a recorder may count those that wait, and not the one that is at work.
  @Test(arguments: [true, false], [1, 40])
  func `waitToFinish returns when everything is in the log`(
    isLogSlow: Bool, count: Int
  ) async throws {
    let numbers = Array(numbers.prefix(count))
    let gate = isLogSlow ? Gate() : encoder.gate
    let log = isLogSlow ? LogSpy(gate: gate) : LogSpy()
    let recorder = makeRecorder(
      encoder: isLogSlow ? JSONEntryEncoder() : encoder, log: log)
    for number in numbers { recorder.record(number) }

    let waiters = Waiters(1, for: recorder, log: log)
    await Patience.pause(.milliseconds(20), before: gate)
    let early = waiters.counts
    gate.open()
    let cameBack = await Patience.until { waiters.counts.count == 1 }

    #expect(
      early == [],
      gate.gaveUp
        ? "record waited for the encoder or the log"
        : "waitToFinish returned before an entry was written"
    )
    #expect(cameBack, "waitToFinish never returned")
    #expect(try log.entries() == numbers, "each entry is in the log once, whoever waits")
    #expect(
      waiters.counts == [numbers.count], "waitToFinish returned before the last entry was written")
  }

  @Test func `any number may wait at once`() async throws {
    let recorder = makeRecorder(encoder: encoder, log: log)
    for number in numbers { recorder.record(number) }

    let count = 4 * ProcessInfo.processInfo.activeProcessorCount
    let waiters = Waiters(count, for: recorder, log: log)
    await Patience.pause(.milliseconds(20), before: encoder.gate)
    encoder.gate.open()
    _ = await Patience.until { waiters.counts.count == count }

    #expect(
      waiters.counts == Array(repeating: numbers.count, count: count),
      "\(count) tasks wait: each comes back, and then all \(numbers.count) entries are in the log")
  }

  @Test func `with nothing to write, waitToFinish returns`() async {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
    let waiters = Waiters(1, for: recorder, log: log)

    let returns = await Patience.until(within: 1) { waiters.counts == [0] }
    #expect(returns, "nothing was recorded")
  }

  @Test(arguments: Design.allCases)
  func `what is recorded after waitToFinish is in the log too, and is waited for`(
    design: Design
  ) async throws {
    let recorder = design.recorder(log: log)
    var expected: [Int] = []

    for round in 0..<20 {
      for number in numbers.prefix(round % 3) {
        recorder.record(number)
        expected.append(number)
      }
      let waiters = Waiters(1, for: recorder, log: log)
      let isBack = await Patience.until { !waiters.counts.isEmpty }

      try #require(isBack, "waitToFinish never returned, when it was called for another time")
      try #require(
        waiters.counts == [expected.count],
        "an app goes to the background and comes back: all that it recorded must be in the log")
    }
    #expect(try log.entries() == expected)
  }

  @Test(arguments: Design.allCases)
  func `each call of waitToFinish names all that is missing`(design: Design) async throws {
    let recorder = design.recorder(log: log)

    for number in 1...20 {
      recorder.record(number)
      for _ in 1...50 { recorder.record(Refusing()) }
      let told = await withTaskGroup { group in
        for _ in 1...6 { group.addTask { await recorder.waitToFinish().count } }
        var told: [Int] = []
        for await count in group { told.append(count) }
        return told
      }
      let again = await recorder.waitToFinish().count

      try #require(log.count == number, "first all else must be in the log")
      try #require(
        Set(told + [again]) == [50 * number],
        """
        \(50 * number) entries are missing since the recorder was made. Six tasks that wait at once are told of \
        \(told), and one that waits after them of \(again)
        """)
    }
  }

  @Test func `what turns out while a task waits is named as well`() async throws {
    for _ in 0..<20 {
      let (encoder, log) = (GatedEncoder(), LogSpy())
      let recorder = makeRecorder(encoder: encoder, log: log)
      recorder.record(1)
      recorder.record(Refusing())
      let problems = Task { await recorder.waitToFinish() }
      await Task.yield()
      encoder.gate.open()

      let named = await problems.value
      try #require(try log.entries() == [1], "first all else must be in the log")
      try #require(named.count == 1, "the last entry cannot be encoded, and none is named")
      if encoder.gate.gaveUp { return }
    }
  }
}
