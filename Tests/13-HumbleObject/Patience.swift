/// The time that a test gives code which works later than it is told.
@MainActor enum Patience {
  private static var limit = Duration.seconds(1)

  /// Waits until a condition holds: for a second at first, and briefly once that was in vain.
  static func becomesTrue(_ condition: () -> Bool) async -> Bool {
    for _ in 1...5 { await Task.yield() }
    let end = ContinuousClock.now + limit
    while !condition() {
      if ContinuousClock.now > end {
        limit = .milliseconds(10)
        return false
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }
}
