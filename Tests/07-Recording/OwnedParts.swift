import Foundation
import Synchronization

@testable import Recording

/// An encoder and a log in one, of which it is known how many there still are. Numbers go quickly, and are not kept.
nonisolated final class OwnedParts: EntryEncoding, LogWriting {
  private let owned: Owned
  private let count = Atomic(0)

  init(_ census: Census) { owned = Owned(census) }

  /// How many entries were written.
  var written: Int { count.load(ordering: .acquiring) }

  func encode(_ entry: any LogEntry) throws -> Data {
    entry is Int ? Data() : try JSONEntryEncoder().encode(entry)
  }

  func write(_ entry: Data) throws { count.add(1, ordering: .releasing) }
}
