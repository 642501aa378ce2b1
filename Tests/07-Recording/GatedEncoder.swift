import Foundation

@testable import Recording

/// Encodes as JSON, once its gate is open. Numbers go quickly, so that many thousands are no matter.
nonisolated struct GatedEncoder: EntryEncoding {
  var gate = Gate()

  func encode(_ entry: any LogEntry) throws -> Data {
    gate.pass()
    if let number = entry as? Int { return Data("\(number)".utf8) }
    return try JSONEntryEncoder().encode(entry)
  }
}
