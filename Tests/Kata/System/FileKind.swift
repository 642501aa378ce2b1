import Foundation

/// The kind of an entry on disk. A symbolic link is not followed.
enum FileKind: Sendable {
  case file, folder, link
  /// A device, a pipe or a socket.
  case other

  /// Looks at a place; nil if it is empty.
  init?(of place: URL) {
    var status = stat()
    guard lstat(place.path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// The size of the file or folder at a place, in bytes; 0 if the place is empty.
  static func size(of place: URL) -> Int {
    var status = stat()
    return lstat(place.path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The time when a file or folder was last changed; nil if the place is empty.
  static func changed(_ place: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
    return attributes?[.modificationDate] as? Date
  }

  /// The names of all entries of a folder. Throws ``Failure`` if it cannot be read, or if one of them is not in UTF-8:
  /// nothing could be read by such a name.
  static func names(in folder: URL) throws -> [String] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
      throw Failure.grader("\(folder.path) cannot be read", because: error)
    }
    if let odd = names.first(where: { isUndecodable($0, in: folder) }) {
      throw Failure.usage(undecodable(odd))
    }
    return names
  }

  /// Throws ``Failure`` if this user may not look into a folder: to such a user all its entries are missing.
  static func requireAccess(to folder: URL) throws {
    if access(folder.path, R_OK | X_OK) != 0, errno == EACCES {
      throw Failure.grader("\(Style.harmlessName(folder.path)) cannot be read", because: EACCES)
    }
  }

  /// Whether a folder's name for an entry is not the entry's own, because that is not in UTF-8.
  static func isUndecodable(_ name: String, in folder: URL) -> Bool {
    name.unicodeScalars.contains("\u{fffd}") && FileKind(of: folder.appending(path: name)) == nil
  }

  /// The reason why an entry cannot be read whose name is not in UTF-8.
  static func undecodable(_ name: String) -> String {
    "The name \(Style.harmlessName(name)) is not in UTF-8, so kata cannot read it: give it another."
  }

  /// The names in a folder that are not hidden, sorted: a Mac leaves `.DS_Store` in each folder that it shows, and `._x`
  /// beside each file on another system's disk.
  static func visibleNames(in folder: URL) throws -> [String] {
    try names(in: folder).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The files and folders in a folder; empty if it cannot be read.
  static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { folder.appending(path: $0) }
  }
}
