import Foundation

/// Files at places that a caller chooses, as far as the system lets the app go.
public enum AppFile {
  /// Makes an empty file.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: The file's place.
  /// - Throws: ``LogError`` where a file lies already, which would be lost, or none can be made.
  public static func makeNew(at path: String) throws -> URL {
    errno = EACCES
    let file =
      Reach.allowsFile(path) ? open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o644) : -1
    guard file >= 0 else {
      throw errno == EEXIST
        ? LogError("there is something at \(path) already, which would be lost")
        : LogError("no file can be made at \(path): \(String(cString: strerror(errno)))")
    }
    close(file)
    return URL(filePath: path)
  }

  /// A file's path as a person types it: from the working folder, and in quotation marks where a shell needs them.
  public static func typed(_ place: URL) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let path = LogText.harmless(
      place.path.hasPrefix(here) ? String(place.path.dropFirst(here.count)) : place.path)
    return isPlain(path) ? path : "'\(path.replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  /// Whether a shell takes a path as it is.
  static func isPlain(_ path: String) -> Bool {
    path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "._/-".contains($0) }
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
