import Foundation

@testable import Recording

/// Encodes as JSON. Make it a gate: an encoder that waits until a test opens it.
nonisolated final class GateEncoder: EntryEncoding {
  func encode(_ entry: any LogEntry) throws -> Data {
    try JSONEntryEncoder().encode(entry)
  }
}
