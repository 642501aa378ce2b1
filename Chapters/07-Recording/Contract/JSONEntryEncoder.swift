import Foundation

/// Encodes entries as JSON, the same bytes for the same entry.
nonisolated struct JSONEntryEncoder: EntryEncoding {
  var isPretty = false

  func encode(_ entry: any LogEntry) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = isPretty ? [.sortedKeys, .prettyPrinted] : .sortedKeys
    return try encoder.encode(entry)
  }
}
