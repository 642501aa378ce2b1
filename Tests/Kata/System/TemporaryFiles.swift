import Foundation

/// Temporary files.
enum TemporaryFiles {
  /// Writes a text without waiting for the disk, as Foundation does.
  static func write(_ text: String, to file: URL) throws {
    let stream = fopen(file.path, "we")
    defer { if let stream { fclose(stream) } }
    guard let stream, fputs(text, stream) >= 0, fflush(stream) == 0 else {
      throw Failure.grader("\(file.path) cannot be written", because: errno)
    }
  }

  /// Makes a folder, and those above it.
  static func makeFolder(_ place: URL) throws {
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw Failure.grader("\(place.path) cannot be made", because: error)
    }
  }

  /// Copies a program or a library, so that what runs can write to the copy alone.
  static func copy(_ file: URL, to place: URL) throws {
    do { try FileManager.default.copyItem(at: file, to: place) } catch {
      throw Failure.grader(
        "\(file.path) cannot be used", because: error,
        " Was the store emptied, or is the disk full? Try again.")
    }
  }

  /// Whether a folder's disk has room for some bytes: without a number, for what any job of a compiler writes.
  static func hasRoom(_ bytes: Int = 64 << 20, in folder: URL) -> Bool {
    var status = statvfs()
    return statvfs(folder.path, &status) != 0
      || Int(status.f_bavail) * Int(status.f_frsize) >= bytes
  }

  /// In bytes: with less, nothing that was built or run counts.
  static let leastRoom = 1_000_000

  /// Makes sure that the disk is not full: a test that writes a file may fail then without being wrong.
  ///
  /// ``Diagnostics`` when less than a megabyte is free because of the files in the folder, in which nothing is needed
  /// any more; ``Failure`` when it would not be enough without them either.
  static func requireSpace(in folder: URL) throws {
    if hasRoom(leastRoom, in: folder) { return }
    for name in try FileKind.names(in: folder) {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    if hasRoom(leastRoom, in: folder) {
      throw Diagnostics(text: "The tests filled the disk with their files.", isSettled: false)
    }
    throw fullDisk(at: folder)
  }

  /// What to say when the machine has no room to work in.
  static func fullDisk(at folder: URL) -> Failure {
    .grader(
      "The disk is full: less than a megabyte is free at \(folder.path). Nothing was judged:"
        + " make room, and try again.")
  }
}
