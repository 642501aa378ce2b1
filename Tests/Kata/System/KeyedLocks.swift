import Synchronization

/// Locks by name. Each lets one task at a time make a product, so that parallel judging makes no product twice.
final class KeyedLocks: Sendable {
  private let locks = Mutex<[String: Semaphore]>([:])

  /// The lock of one product, by the product's name.
  func lock(_ name: String) -> Semaphore {
    locks.withLock { locks in
      let lock = locks[name] ?? Semaphore(1)
      locks[name] = lock
      return lock
    }
  }
}
