import Foundation

/// Temporary files.
enum Scratch {
  /// Writes a text without waiting for the disk, as Foundation does.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  static func write(_ text: String, to file: URL) throws {
    let stream = fopen(file.path, "w")
    defer { if let stream { fclose(stream) } }
    guard let stream, fputs(text, stream) >= 0, fflush(stream) == 0 else {
      throw Failure.grader("\(file.path) cannot be written: \(String(cString: strerror(errno))).")
    }
  }
}
