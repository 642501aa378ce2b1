import Foundation

extension Workbook {
  /// Keeps a learner's two folders, whole, whatever is in them, in a dated folder.
  @discardableResult func keep(_ folder: URL, of chapter: Chapter) throws -> URL {
    let backup = keepsakes.appending(path: "backups/\(chapter.id)/\(Self.stamp())")
    try FileManager.default.createDirectory(at: backup, withIntermediateDirectories: true)
    for turn in Turn.allCases {
      let source = folder.appending(path: turn.rawValue)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      try FileManager.default.copyItem(at: source, to: backup.appending(path: turn.rawValue))
    }
    return backup
  }

  /// The time in the local zone, fit for a folder's name, with a fraction so that no two are the same.
  private static func stamp() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss-SSS"
    return formatter.string(from: Date())
  }
}
