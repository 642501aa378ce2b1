import Synchronization

/// Those who make something for the store: one at a time for each thing, so that work at the same time on
/// several submissions makes nothing twice.
final class Makers: Sendable {
  private let slots = Mutex<[String: Slots]>([:])

  /// The one place there is for making something.
  func slot(_ name: String) -> Slots {
    slots.withLock { slots in
      let slot = slots[name] ?? Slots(1)
      slots[name] = slot
      return slot
    }
  }
}
