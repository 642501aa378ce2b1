import Synchronization

/// A number in a class: whoever holds it sees it change.
nonisolated final class Tally: Encodable, Sendable {
  private let number = Mutex(0)

  func increase() { number.withLock { $0 += 1 } }

  func encode(to encoder: any Encoder) throws {
    try number.withLock { $0 }.encode(to: encoder)
  }
}
