import Platform

/// A clock on which pauses take no time.
nonisolated struct ImmediateClock: Clock {
  typealias Instant = ManualClock.Instant

  private let clock = ManualClock()

  var now: Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
