import Synchronization

/// Lets one task at a time make a thing for the store, so that submissions judged at the same time make
/// nothing twice.
final class KeyedLocks: Sendable {
  private let slots = Mutex<[String: Semaphore]>([:])

  /// The single slot for making something.
  func slot(_ name: String) -> Semaphore {
    slots.withLock { slots in
      let slot = slots[name] ?? Semaphore(1)
      slots[name] = slot
      return slot
    }
  }
}
