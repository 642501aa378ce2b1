import Synchronization

/// Lets one task at a time make a thing for the store, so that submissions judged at the same time make nothing twice.
final class KeyedLocks: Sendable {
  private let locks = Mutex<[String: Semaphore]>([:])

  /// The lock of one thing, by its name.
  func lock(_ name: String) -> Semaphore {
    locks.withLock { locks in
      let lock = locks[name] ?? Semaphore(1)
      locks[name] = lock
      return lock
    }
  }
}
