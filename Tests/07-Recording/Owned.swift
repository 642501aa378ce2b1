import Synchronization

/// An entry of which it is known how many there still are.
nonisolated final class Owned: Encodable, Sendable {
  private let census: Census

  init(_ census: Census) {
    self.census = census
    census.count.withLock { $0 += 1 }
  }

  deinit { census.count.withLock { $0 -= 1 } }

  func encode(to encoder: any Encoder) throws { try 0.encode(to: encoder) }
}
