import Foundation
import Synchronization

@testable import Recording

/// An encoder and a log in one, of which it is known how many there still are.
nonisolated final class OwnedParts: EntryEncoding, LogWriting {
  private let owned: Owned
  private let entries = Mutex(0)

  init(_ census: Census) { owned = Owned(census) }

  /// How many entries were written.
  var written: Int { entries.withLock { $0 } }

  func encode(_ entry: any LogEntry) throws -> Data { try JSONEntryEncoder().encode(entry) }

  func write(_ entry: Data) throws { entries.withLock { $0 += 1 } }
}
