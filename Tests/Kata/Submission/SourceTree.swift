import Foundation

/// Swift files below a folder, by their paths as seen from it.
struct SourceTree: Sendable {
  let root: URL
  let paths: [String]

  /// Lists the Swift files in some folders, sorted.
  ///
  /// Symbolic links are never followed, and names with line breaks are left out.
  ///
  /// - Parameters:
  ///   - root: The folder the paths are seen from.
  ///   - folders: The folders in it to look into; one that is missing holds no files.
  init(root: URL, folders: [String]) {
    self.root = root
    self.paths = folders.flatMap { folder in
      let place = root.appending(path: folder).path
      guard Self.kind(of: place) == S_IFDIR else { return [String]() }
      let below = FileManager.default.enumerator(atPath: place)
      var found: [String] = []
      while let path = below?.nextObject() as? String {
        if path.hasSuffix(".swift"), !path.contains("\n"),
          Self.kind(of: "\(place)/\(path)") == S_IFREG
        {
          found.append("\(folder)/\(path)")
        }
      }
      return found.sorted()
    }
  }

  /// What lies at a path, a link not followed: a file, a folder, a link, a device.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Lists the Swift files that lie directly in a folder, sorted.
  init(topLevelOf folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    self.root = folder
    self.paths = names.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The files' places on disk.
  var files: [URL] { paths.map { root.appending(path: $0) } }

  /// Copies the files below another folder, at the same paths.
  ///
  /// - Parameter folder: Where to; made when it is missing.
  /// - Throws: An error of the file system.
  func copy(to folder: URL) throws {
    var made: Set<URL> = []
    for path in paths {
      let target = folder.appending(path: path)
      let parent = target.deletingLastPathComponent()
      if made.insert(parent).inserted {
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(at: root.appending(path: path), to: target)
    }
  }

  /// Whether another tree holds the same paths with the same contents.
  func hasSameContents(as other: SourceTree) -> Bool {
    paths == other.paths
      && zip(files, other.files).allSatisfy {
        FileManager.default.contentsEqual(atPath: $0.path, andPath: $1.path)
      }
  }
}
