import Foundation
import Testing

@testable import Recording

/// The tests that take most time, after all others: `kata verify` stops at the first test that fails.
extension RecorderTests {
  @Test func `many thousand entries may wait, and none is dropped`() async throws {
    let recorder = makeRecorder(encoder: encoder, log: log)
    // More than a power of two that looks like enough: 65,536, and 131,072.
    let count = 140_000

    for number in 0..<count {
      recorder.record(number)
      if number.isMultiple(of: 50) { encoder.gate.stillClosed() }
    }
    // Whoever waits may be in more of a hurry than the worker.
    let urgent = Task(priority: .high) { await recorder.waitToFinish() }
    await Patience.pause(.milliseconds(10), before: encoder.gate)
    encoder.gate.open()
    _ = await urgent.value
    _ = await recorder.waitToFinish()

    let texts = log.texts
    try #require(!encoder.gate.gaveUp, "with many entries waiting, record waits too")
    #expect(texts.count == count, "with many entries waiting, some are dropped")
    let isOrdered = zip(texts, 0...).allSatisfy { $0 == "\($1)" }
    #expect(isOrdered, "with many entries waiting, their order is lost")
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
    let before = Waiters(1, for: recorder, log: log, isCancelled: true)
    // A log on a slow disk: no number of tries and no sleep is long enough for all of them.
    await Patience.pause(.milliseconds(2_200), before: gate) {
      !patient.counts.isEmpty || !cancelled.counts.isEmpty || !before.counts.isEmpty
    }
    let early = (patient: patient.counts, cancelled: cancelled.counts + before.counts)
    gate.open()
    _ = await Patience.until {
      patient.counts.count + cancelled.counts.count + before.counts.count == 3
    }

    let isHeld: Comment? =
      gate.gaveUp ? "record or waitToFinish held a thread until the gate of the test gave up" : nil
    #expect(early.patient == [], isHeld ?? "waitToFinish gave up")
    #expect(
      early.cancelled == [], isHeld ?? "a task that was cancelled was told that all is in the log")
    #expect(patient.counts == [numbers.count], "first waitToFinish must return")
    #expect(
      cancelled.counts + before.counts == [numbers.count, numbers.count],
      "in a cancelled task waitToFinish must return too")
    #expect(log.overlaps == 0, "a log is told by one thread at a time, however long it takes")
  }

  @Test(arguments: [Design.parallel, .yours])
  func `an entry that comes as the worker comes to rest is written too`(
    design: Design
  ) async throws {
    // A worker that still holds the last entry when it has looked for more lets it go here.
    let gate = Gate()
    let resting = design.recorder(encoder: encoder, log: log)
    resting.record(Parting(gate))
    encoder.gate.open()
    _ = await Patience.until { gate.isReached }
    resting.record(1)
    gate.open()
    _ = await Patience.until { log.count == 2 }
    try #require(
      log.count == 2, "an entry came as the worker came to rest, and it is never written")

    let interrupted = InterruptedLog()
    let recorder = design.recorder(encoder: FixedEncoder(bytes: Data()), log: interrupted)
    let start = ContinuousClock.now
    var count = 0

    // The moment between the worker's last look and its rest is short: many rounds, each at another moment. A machine
    // on which they are slow gives the two threads few moments at once, so there it takes all of three seconds.
    func isEnough() -> Bool {
      let time = start.duration(to: .now)
      if design != .yours { return count > 1_000 || time > .seconds(1) }
      return time > .seconds(3) || (count > 12_000 && time < .milliseconds(500))
    }
    while !isEnough() {
      recorder.record(count)
      count += 1
      try #require(
        Patience.spin { interrupted.started == count }, "entry \(count) is never written")
      interrupted.whileWriterStands { recorder.record(count) }
      count += 1
      try #require(
        Patience.spin { interrupted.written == count },
        "entry \(count) came just after the one before it was written, and it is never written")
    }
    _ = await recorder.waitToFinish()
  }
}
