/// The time that a test gives code which works later than it is told.
@MainActor enum Patience {
  private static var limit = 250

  /// Waits until a condition holds: for a quarter of a second at first, and briefly once that was in vain. It counts
  /// short waits, because on a busy machine the code that it waits for is slow, too.
  static func becomesTrue(_ condition: () -> Bool) async -> Bool {
    for _ in 1...5 { await Task.yield() }
    for _ in 1...limit where !condition() {
      try? await Task.sleep(for: .milliseconds(1))
    }
    if condition() { return true }
    limit = 10
    return false
  }
}
