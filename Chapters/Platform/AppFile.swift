import Foundation

/// Files at places that a caller chooses, as far as the system lets the app go.
public enum AppFile {
  /// Makes an empty file, in the place of one that is there already, and opens it for writing.
  ///
  /// - Parameter place: Where the file is made.
  /// - Returns: What writes to the file; nil where it cannot be made, or the app may not write.
  public static func create(at place: URL) -> FileHandle? {
    guard Reach.allowsFile(place.path),
      FileManager.default.createFile(atPath: place.path, contents: nil)
    else { return nil }
    return try? FileHandle(forWritingTo: place)
  }

  /// The text of a file; nil where there is none, or the app may not read.
  public static func text(at path: String) -> String? {
    guard Reach.allowsFile(path) else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }
}
