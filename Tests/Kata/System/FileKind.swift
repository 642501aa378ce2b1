import Foundation

/// What lies at a place on disk, a symbolic link not followed.
enum FileKind: Sendable {
  case file, folder, link
  /// A device, a pipe, a socket.
  case other

  /// What lies at a place; nil when there is nothing.
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

  /// The size of what lies at a place, in bytes; 0 when there is nothing.
  static func size(of place: URL) -> Int {
    var status = stat()
    return lstat(place.path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// When something was changed last; nil when there is nothing.
  static func changed(_ place: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
    return attributes?[.modificationDate] as? Date
  }

  /// The names in a folder.
  static func names(in folder: URL) throws -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
      throw Failure.grader("\(folder.path) cannot be read", because: error)
    }
  }

  /// What lies in a folder; nothing where it cannot be read.
  static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { folder.appending(path: $0) }
  }
}
