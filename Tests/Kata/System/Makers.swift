import Synchronization

/// Lets one task at a time make a thing for the store, so that submissions judged at the same time make
/// nothing twice.
final class Makers: Sendable {
  private let slots = Mutex<[String: Slots]>([:])

  /// The single slot for making something.
  func slot(_ name: String) -> Slots {
    slots.withLock { slots in
      let slot = slots[name] ?? Slots(1)
      slots[name] = slot
      return slot
    }
  }
}
