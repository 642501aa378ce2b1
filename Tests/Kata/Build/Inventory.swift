import Foundation

/// What the files of a product were like when it was complete, so that one that was cut off, changed or added to
/// is never used.
struct Inventory: Sendable, Equatable {
  /// The file in a product's folder that keeps the list.
  static let name = ".inventory"

  private struct File: Sendable, Equatable {
    let name: String
    let size: Int
    /// In nanoseconds.
    let changed: Int
    let inode: UInt64
    /// When anything about it changed, in nanoseconds: no program can set it.
    let touched: Int
  }

  private let files: [File]

  /// Looks at a folder; nil when it cannot be read, or holds anything but files.
  init?(of folder: URL) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return nil
    }
    let path = folder.path
    var files: [File] = []
    for name in names.sorted() where name != Self.name {
      var status = stat()
      guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      let (changed, touched) = Host.times(of: status)
      files.append(
        File(
          name: name, size: Int(status.st_size), changed: changed,
          inode: UInt64(status.st_ino), touched: touched))
    }
    self.files = files
  }

  /// The list as it is kept: only what a copy of the store has too.
  var text: String { files.map { "\($0.size) \($0.changed) \($0.name)\n" }.joined() }

  /// Lets no program write to the files of a folder by mistake, and keeps the list in it.
  ///
  /// - Parameter folder: A product that is complete.
  /// - Returns: The list.
  /// - Throws: ``Failure`` when it cannot be written.
  static func seal(_ folder: URL) throws -> Inventory {
    for name in try FileKind.names(in: folder) {
      let file = folder.appending(path: name).path
      var status = stat()
      if stat(file, &status) == 0 { chmod(file, status.st_mode & ~0o222) }
    }
    guard let inventory = Inventory(of: folder) else {
      throw Failure.grader("\(folder.path) holds something that is no file.")
    }
    try Scratch.write(inventory.text, to: folder.appending(path: name))
    return inventory
  }
}
