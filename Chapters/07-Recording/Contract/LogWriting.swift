import Foundation

/// A type that keeps the bytes of a log, entry after entry. Only one thread at a time calls it.
nonisolated protocol LogWriting: Sendable {
  /// Writes an entry, whole or not at all.
  ///
  /// - Throws: The reason why the entry is not in the log, such as a full disk.
  func write(_ entry: Data) throws
}
