import Foundation

/// How far the platform reaches on disk: an app and its tests anywhere, a run that `kata` judges only into its own
/// folders.
enum Reach {
  #if KATA_JUDGES
    /// Whether files may lie in the workbook, where an app finds them again.
    static let isApp = false

    /// Whether a database may lie at a path: in memory, or below the run's home or temporary folder.
    ///
    /// A path that begins with `file:` could be read as a URI, which escapes what it names.
    static func allows(_ path: String) -> Bool {
      if path == ":memory:" || path.isEmpty { return true }
      guard !path.hasPrefix("file:"), let place = realPath(path) else { return false }
      return rooms.contains { place.hasPrefix($0 + "/") }
    }

    /// Whether a file may lie at a path: below the run's home or temporary folder.
    static func allowsFile(_ path: String) -> Bool {
      !path.isEmpty && path != ":memory:" && allows(path)
    }

    /// Whether a folder may be looked into: the run's home or temporary folder, and what lies below.
    static func allowsFolder(_ path: String) -> Bool {
      allows(path) || realPath(path).map(rooms.contains) ?? false
    }

    /// The folder for temporary files: the run's own.
    ///
    /// Foundation names another on a Mac, because it asks no variable there. `kata test` lets tests use that one too.
    static let temporary =
      ProcessInfo.processInfo.environment["HOME"].map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory

    private static let rooms = [temporary, FileManager.default.temporaryDirectory]
      .compactMap { realPath($0.path) }

    /// Where a path leads once symbolic links are followed; nil when that is nowhere.
    private static func realPath(_ path: String) -> String? {
      func resolved(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
      }
      if let place = resolved(path) { return place }
      // A link to what does not exist yet would be followed too.
      let name = (path as NSString).lastPathComponent
      let folder = (path as NSString).deletingLastPathComponent
      var status = stat()
      guard lstat(path, &status) != 0, name != "..", !path.contains("\0"),
        let parent = resolved(folder.isEmpty ? "." : folder)
      else { return nil }
      return "\(parent)/\(name)"
    }
  #else
    /// Whether files may lie in the workbook, where an app finds them again.
    static let isApp = true

    /// The folder for temporary files: that which `TMPDIR` names. On a Mac Foundation does not ask it.
    static let temporary =
      ProcessInfo.processInfo.environment["TMPDIR"].map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory

    /// Whether a database may lie at a path.
    static func allows(_ path: String) -> Bool { true }

    /// Whether a file may lie at a path.
    static func allowsFile(_ path: String) -> Bool { true }
  #endif
}
