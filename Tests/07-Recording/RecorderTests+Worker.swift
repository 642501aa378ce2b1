import Foundation
import Testing

@testable import Recording

/// Who is kept waiting, and what becomes of the entries that wait.
extension RecorderTests {
  @Test func `record returns while the encoder is still at work`() async throws {
    let recorder = makeRecorder(encoder: encoder, log: log)

    for number in numbers { recorder.record(number) }
    encoder.gate.open()
    _ = await recorder.waitToFinish()

    try #require(try log.entries() == numbers, "first all must be in the log")
    #expect(!encoder.gate.gaveUp, "record waited for the encoder, and the screen with it")
  }

  @Test func `record returns at once for every kind of entry, on every thread`() async throws {
    let recorder = makeRecorder(encoder: encoder, log: log)
    let entries: [any LogEntry] = [
      Owned(Census()), Tally(), Page(tally: Tally()), SurpriseState(notes: 9),
      SurpriseEvent.drew(1), "text", Data(count: 1 << 20), [Owned(Census())], Int?.none,
    ]
    for entry in entries { recorder.record(entry) }
    let isFromMainThread = !encoder.gate.gaveUp

    let done = Census()
    let other = DispatchQueue(label: "another thread")
    Gate.markCallers(other)
    other.async {
      for entry in entries { recorder.record(entry) }
      done.count.withLock { $0 = entries.count }
    }
    let isBack = await Patience.until { done.count.withLock { $0 } == entries.count }
    let isFromAnother = isBack && (!isFromMainThread || !encoder.gate.gaveUp)
    encoder.gate.open()
    _ = await recorder.waitToFinish()

    try #require(log.count == 2 * entries.count, "first all must be in the log")
    #expect(isFromMainThread, "on the main thread, record waited for the encoder with some entry")
    #expect(isFromAnother, "on another thread, record waited for the encoder with some entry")
  }

  @Test(arguments: [Design.parallel, .yours])
  func `record returns while an entry is being written`(design: Design) async throws {
    let gate = Gate()
    let log = LogSpy(gate: gate)
    let recorder = design.recorder(encoder: encoder, log: log)
    encoder.gate.open()

    recorder.record(numbers[0])
    let isWriting = await Patience.until { gate.isReached }
    for number in numbers.dropFirst() { recorder.record(number) }
    gate.open()
    _ = await recorder.waitToFinish()

    try #require(isWriting && (try log.entries()) == numbers, "first all must be in the log")
    #expect(!gate.gaveUp, "record waited for the log, and the screen with it")
  }

  @Test func `record returns while a task waits for the end`() async throws {
    let recorder = makeRecorder(encoder: encoder, log: log)
    recorder.record(numbers[0])
    // The others wait together until the first one is written.
    let isAtWork = await Patience.until { encoder.gate.isReached }
    for number in numbers.dropFirst() { recorder.record(number) }

    let waiters = Waiters(1, for: recorder, log: log)
    await Patience.pause(.milliseconds(20), before: encoder.gate)
    // Whether this one is logged is open.
    recorder.record(-1)
    encoder.gate.open()
    let isTold = await Patience.until { waiters.counts.count == 1 }

    try #require(
      isTold, "an entry was recorded after the task began to wait, and it waits for ever")
    let entries = try log.entries(Int.self).filter { $0 >= 0 }
    try #require(isAtWork && entries == numbers, "first all must be in the log")
    #expect(!encoder.gate.gaveUp, "record waited for whoever waits for the end")
  }

  @Test func `an important task's entries do not overtake`() async throws {
    let recorder = makeRecorder(encoder: encoder, log: log)
    let done = Census()
    let other = DispatchQueue(label: "another thread")
    Gate.markCallers(other)
    recorder.record(0)
    for number in 1...20 {
      let record: @Sendable () -> Void = {
        recorder.record(number)
        done.count.withLock { $0 = number }
      }
      if number.isMultiple(of: 4) {
        other.async(execute: record)
      } else {
        // The task is not awaited: a task that is takes on the priority of the one that awaits it.
        let task = Task(priority: number.isMultiple(of: 2) ? .high : .background) { record() }
        if number.isMultiple(of: 3) { task.cancel() }
      }
      _ = await Patience.until { done.count.withLock { $0 } == number }
    }
    encoder.gate.open()
    _ = await recorder.waitToFinish()

    let entries: [Int] = try log.entries()
    let missing = Set(0...20).subtracting(entries).sorted()
    try #require(missing == [], "each third task was cancelled, and its entry is one like another")
    #expect(
      entries == Array(0...20),
      "who recorded later is later in the log, on whichever thread: the log holds \(entries)")
  }

  @Test
  func `what an entry records while it is encoded comes later, and the same object comes again`()
    async throws
  {
    let recorder = makeRecorder(encoder: encoder, log: log)
    let same = Owned(Census())

    recorder.record(Talker(to: recorder, saying: 100))
    recorder.record(1)
    for _ in 1...3 { recorder.record(same) }
    encoder.gate.open()
    let isWritten = await Patience.until { log.count == 6 }

    try #require(
      isWritten,
      "an entry was recorded on the worker's own thread: of 6 entries \(log.count) are in the log")
    let entries: [Int] = try log.entries()
    #expect(entries == [-1, 1, 0, 0, 0, 100], "the entries are in the order in which they came")
  }

  @Test func `everything is written, even if no task waits for the end`() async throws {
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)

    for number in numbers { recorder.record(number) }

    _ = await Patience.until { log.count == numbers.count }
    #expect(
      try log.entries() == numbers,
      "an app may end at any time: what waits for waitToFinish would be lost then")
    _ = await recorder.waitToFinish()
  }

  @Test func `everything is written, even after the recorder is released`() async throws {
    do {
      let recorder = makeRecorder(encoder: encoder, log: log)
      for number in numbers { recorder.record(number) }
    }
    encoder.gate.open()

    _ = await Patience.until { log.count == numbers.count }
    #expect(try log.entries() == numbers, "the recorder was released while entries waited")
    #expect(!encoder.gate.gaveUp, "whoever lets go of the recorder waits for the encoder")
  }

  @Test(arguments: Design.allCases)
  func `a released recorder lets go of its encoder and its log`(design: Design) async throws {
    let census = Census()
    for _ in 0..<20 {
      let parts = OwnedParts(census)
      let recorder = design.recorder(encoder: parts, log: parts)
      recorder.record(1)
      recorder.record(Refusing())
      _ = await recorder.waitToFinish()
      recorder.record(2)
      try #require(await Patience.until { parts.written == 2 }, "first all must be in the log")
    }

    _ = await Patience.until { census.count.withLock { $0 } == 0 }
    let kept = census.count.withLock { $0 }
    #expect(kept == 0, "20 recorders were released, and the encoder and log of \(kept) were not")
  }

  @Test func `what was written is let go`() async throws {
    let census = Census()
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)

    for _ in 0..<200 { recorder.record(Owned(census)) }
    _ = await Patience.until { log.count == 200 }
    try #require(log.count == 200, "first all must be in the log")

    _ = await Patience.until { census.count.withLock { $0 } == 0 }
    let kept = census.count.withLock { $0 }
    #expect(kept == 0, "all 200 are in the log, and \(kept) of them are still in memory")
    _ = await recorder.waitToFinish()
  }

  @Test func `what was written is let go, also while more keeps coming`() async throws {
    let log = FedLog(until: 3_000)
    let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)

    log.feed(recorder)
    let isWritten = await Patience.until(within: 5 * Patience.limit) { log.count >= 3_000 }
    _ = await recorder.waitToFinish()

    try #require(isWritten, "each write records the next entry: the log holds \(log.count) of 3000")
    #expect(log.most < 1_000, "never more than two wait, and \(log.most) are in memory at once")
  }
}
