import Testing

@testable import Recording

/// The moment between the worker's last look and its rest.
extension RecorderTests {
  @Test(arguments: [Design.parallel, .yours])
  func `an entry that comes as the worker comes to rest is written too`(design: Design) async throws
  {
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

    let parts = OwnedParts(Census())
    let recorder = design.recorder(encoder: parts, log: parts)
    recorder.record(0)
    try #require(await Patience.until { parts.written == 1 }, "first an entry must be in the log")
    let end = ContinuousClock.now + .milliseconds(400)
    var count = 1

    // The moment between the worker's last look and its rest may be short: many rounds, each a little later in it.
    while count < 40_000, ContinuousClock.now < end {
      recorder.record(count)
      count += 1
      try #require(
        Patience.spin { parts.written == count },
        "entry \(count) came just after the one before it was written, and it is never written")
      for _ in 0..<count % 61 { _ = parts.written }
    }
    _ = await recorder.waitToFinish()
  }
}
