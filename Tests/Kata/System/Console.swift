import Foundation

/// Standard error, which may be closed.
enum Console {
  /// Writes a text to standard error. An error while writing is ignored.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
