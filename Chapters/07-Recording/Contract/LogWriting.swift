import Foundation

/// A type that keeps the bytes of a log, entry after entry. It is told by one thread at a time.
nonisolated protocol LogWriting: Sendable {
  func write(_ entry: Data)
}
