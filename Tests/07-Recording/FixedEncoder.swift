import Foundation

@testable import Recording

/// Makes the same bytes of each entry: a log need not be text.
nonisolated struct FixedEncoder: EntryEncoding {
  let bytes: Data

  func encode(_ entry: any LogEntry) throws -> Data { bytes }
}
