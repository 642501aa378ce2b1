import Foundation

/// Temporary files.
enum Scratch {
  /// Writes a text without waiting for the disk, as Foundation does.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  static func write(_ text: String, to file: URL) throws {
    let stream = fopen(file.path, "we")
    defer { if let stream { fclose(stream) } }
    guard let stream, fputs(text, stream) >= 0, fflush(stream) == 0 else {
      throw Failure.grader("\(file.path) cannot be written: \(String(cString: strerror(errno))).")
    }
  }

  /// Copies a program or a library, so that what runs can write to the copy alone.
  ///
  /// - Throws: ``Failure`` when it cannot be read or the copy cannot be written.
  static func copy(_ file: URL, to place: URL) throws {
    do {
      try FileManager.default.copyItem(at: file, to: place)
    } catch {
      throw Failure.grader(
        "\(file.path) cannot be used: \((error as NSError).localizedDescription)"
          + " Was the store emptied, or is the disk full? Try again.")
    }
  }

  /// In bytes: with less, a test that writes a file may fail without being wrong.
  private static let leastSpace = 1_000_000

  /// Makes sure that the disk is not full.
  ///
  /// - Parameter folder: A folder on the disk.
  /// - Throws: ``Failure`` when less than a megabyte is free.
  static func requireSpace(in folder: URL) throws {
    var status = statvfs()
    guard statvfs(folder.path, &status) == 0 else { return }
    if Int(status.f_bavail) * Int(status.f_frsize) < leastSpace {
      throw Failure.grader(
        "The disk is full: less than a megabyte is free at \(folder.path). Nothing was judged:"
          + " make room, and try again.")
    }
  }
}
