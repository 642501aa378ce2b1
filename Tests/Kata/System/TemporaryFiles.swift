import Foundation

enum TemporaryFiles {
  /// Writes a text. It does not wait for the disk, as Foundation does.
  static func write(_ text: String, to file: URL) throws {
    let stream = fopen(file.path, "we")
    defer { if let stream { fclose(stream) } }
    guard let stream, fputs(text, stream) >= 0, fflush(stream) == 0 else {
      throw Failure.grader("\(file.path) cannot be written", because: errno)
    }
  }

  /// Makes a folder, and the folders above it.
  static func makeFolder(_ place: URL) throws {
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw Failure.grader("\(place.path) cannot be made", because: error)
    }
  }

  /// Removes a file, or a folder with all that is in it.
  static func remove(_ item: URL) throws {
    do { try FileManager.default.removeItem(at: item) } catch {
      throw Failure.grader("\(item.path) cannot be removed", because: error)
    }
  }

  /// Copies a program or a library, so that a run can change only the copy.
  static func copy(_ file: URL, to place: URL) throws {
    do { try copyContents(of: file, to: place) } catch let failure as Failure {
      throw Failure.grader(
        failure.message + " Was the store emptied, or is the disk full? Try again.")
    }
  }

  /// Copies a file, a link, or a folder with all that is in it, to an empty place. The copy belongs to this user.
  /// Throws ``Failure``, which names what cannot be copied.
  ///
  /// `FileManager.copyItem` also sets the owner and the group, and fails where this user may not.
  static func copyContents(of item: URL, to place: URL) throws {
    do { try copyItem(item, to: place) } catch let failure as Failure { throw failure } catch {
      throw Failure.grader("\(item.path) cannot be copied", because: error)
    }
  }

  private static func copyItem(_ item: URL, to place: URL) throws {
    switch FileKind(of: item) {
    case .folder:
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for name in try FileKind.names(in: item) {
        try copyContents(of: item.appending(path: name), to: place.appending(path: name))
      }
    case .link:
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: item.path)
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: target)
    default:
      let bytes = try Data(contentsOf: item, options: .mappedIfSafe)
      var status = stat()
      stat(item.path, &status)
      try write(bytes, to: place, mode: status.st_mode & 0o777)
    }
  }

  private static func write(_ bytes: Data, to place: URL, mode: mode_t) throws {
    let descriptor = open(place.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Whether a folder's disk has room for some bytes. The default is enough for the output of any compiler job.
  static func hasRoom(_ bytes: Int = 64 << 20, in folder: URL) -> Bool {
    var status = statvfs()
    return statvfs(folder.path, &status) != 0
      || Int(status.f_bavail) * Int(status.f_frsize) >= bytes
  }

  /// The room on the disk, in bytes, without which no build and no run counts.
  static let leastRoom = 1_000_000

  /// Makes sure that the disk is not full: on a full disk, a correct test that writes a file may fail.
  ///
  /// If less than a megabyte is free, this removes all files in `folder`: pass a folder that is no longer needed.
  /// Throws ``Diagnostics`` if that makes room, because then the tests filled the disk, and otherwise ``Failure``.
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

  /// The failure to report if the machine has no room to work in.
  static func fullDisk(at folder: URL) -> Failure {
    .grader(
      "The disk is full: less than a megabyte is free at \(folder.path). Nothing was judged:"
        + " make room, and try again.")
  }
}
