import Foundation

/// Files at places that a caller chooses, as far as the system lets the app go.
public enum AppFile {
  /// Looks whether a file can be made.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: The file's place.
  /// - Throws: ``LogError`` where a file lies already, which would be lost, or none can be made.
  public static func newPlace(at path: String) throws -> URL {
    let place = URL(filePath: path)
    let folder = place.deletingLastPathComponent().path
    let isReachable = Reach.allowsFile(path)
    guard !isReachable || (try? FileManager.default.attributesOfItem(atPath: path)) == nil else {
      throw LogError("there is something at \(path) already, which would be lost")
    }
    guard isReachable, FileManager.default.isWritableFile(atPath: folder) else {
      throw LogError("no file can be made in \(folder)")
    }
    return place
  }

  /// A file's path as a person types it: from the working folder, and in quotation marks where a shell needs them.
  public static func typed(_ place: URL) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let path = place.path.hasPrefix(here) ? String(place.path.dropFirst(here.count)) : place.path
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "._/-".contains($0) }
    return isPlain ? path : "'\(path.replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  /// Makes a file, in the place of one that is there already, and opens it for writing.
  ///
  /// - Parameters:
  ///   - place: The file's place.
  ///   - text: The beginning of the file.
  /// - Returns: A handle that writes behind that text; nil where the file cannot be made, or the app may not write.
  public static func create(at place: URL, beginning text: String) -> FileHandle? {
    guard Reach.allowsFile(place.path),
      FileManager.default.createFile(atPath: place.path, contents: Data(text.utf8)),
      let handle = try? FileHandle(forWritingTo: place), (try? handle.seekToEnd()) != nil
    else { return nil }
    return handle
  }
}
