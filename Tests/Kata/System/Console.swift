import Foundation

/// What goes to standard error, which may be closed.
enum Console {
  /// Writes a text to standard error, and goes on where that cannot be written.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
