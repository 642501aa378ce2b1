import Foundation

/// A type that turns an entry of a log into bytes. It takes milliseconds for a large state.
nonisolated protocol EntryEncoding: Sendable {
  func encode(_ entry: any LogEntry) throws -> Data
}
