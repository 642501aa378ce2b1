import Foundation
import Synchronization

/// An entry that takes a while to encode, as a large state does.
nonisolated final class LargeDrawing: Encodable, Sendable {
  private let encoded = Mutex(false)

  var isEncoded: Bool { encoded.withLock { $0 } }

  func encode(to encoder: any Encoder) throws {
    usleep(300_000)
    encoded.withLock { $0 = true }
    try "a large drawing".encode(to: encoder)
  }
}
