import Foundation
import Testing

@testable import Recording

/// Who waits for the end of the log, and for how long.
extension RecorderTests {
  @Test(arguments: [true, false])
  func `waitToFinish returns when everything is in the log`(isLogSlow: Bool) async throws {
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

    #expect(early == [], "waitToFinish returned before an entry was written")
    #expect(cameBack, "waitToFinish never returned")
    #expect(try log.entries() == numbers, "each entry is in the log once, whoever waits")
    #expect(
      waiters.counts == [numbers.count], "waitToFinish returned before the last entry was written")
  }

  @Test func `waitToFinish waits however long it takes, in a cancelled task as well`() async throws
  {
    let gate = Gate()
    let log = LogSpy(gate: gate)
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
    for number in numbers { recorder.record(number) }

    let (patient, cancelled) = (
      Waiters(1, for: recorder, log: log), Waiters(1, for: recorder, log: log)
    )
    cancelled.cancel()
    // A log on a slow disk: no number of tries and no sleep is long enough for all of them.
    await Patience.pause(.milliseconds(2_200), before: gate) {
      !patient.counts.isEmpty || !cancelled.counts.isEmpty
    }
    let early = (patient: patient.counts, cancelled: cancelled.counts)
    gate.open()
    _ = await Patience.until { patient.counts.count + cancelled.counts.count == 2 }

    #expect(early.patient == [], "waitToFinish gave up")
    #expect(early.cancelled == [], "a task that was cancelled was told that all is in the log")
    #expect(patient.counts == [numbers.count], "first waitToFinish must return")
    #expect(cancelled.counts == [numbers.count], "in a cancelled task waitToFinish must return too")
    #expect(log.overlaps == 0, "a log is told by one thread at a time, however long it takes")
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
