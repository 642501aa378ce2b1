import Synchronization

/// Counts steps that end in any order.
final class Counter: Sendable {
  let total: Int
  private let done = Mutex(0)

  init(total: Int) { self.total = total }

  /// How many steps have ended, with the one that ends now.
  func next() -> Int {
    done.withLock {
      $0 += 1
      return $0
    }
  }
}
