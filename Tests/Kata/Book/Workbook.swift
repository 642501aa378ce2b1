import Foundation

/// A workbook on disk: its root folder and its chapters, in the order they are worked.
struct Workbook: Sendable {
  let root: URL
  let chapters: [Chapter]

  /// The chapter that comes after another; nil after the last.
  func chapter(after chapter: Chapter) -> Chapter? {
    chapters.firstIndex(of: chapter).flatMap { chapters.dropFirst($0 + 1).first }
  }

  /// The chapter that comes before another; nil before the first.
  func chapter(before chapter: Chapter) -> Chapter? {
    chapters.firstIndex(of: chapter).flatMap { $0 > 0 ? chapters[$0 - 1] : nil }
  }

  /// What can be made again: everything that was built, and the verdicts.
  ///
  /// `KATA_CACHE` names another folder.
  var cache: URL {
    if let path = ProcessInfo.processInfo.environment["KATA_CACHE"], !path.isEmpty {
      return URL(filePath: path)
    }
    return root.appending(path: ".build/kata")
  }

  /// For how many seconds a test may give no sign of life; `KATA_TIME_LIMIT` sets another number.
  var timeLimit: Double {
    get throws { try Self.timeLimit(ProcessInfo.processInfo.environment["KATA_TIME_LIMIT"]) }
  }

  /// Reads for how many seconds a test may give no sign of life.
  ///
  /// - Parameter text: The value of `KATA_TIME_LIMIT`; nil where it is not set.
  /// - Returns: The limit in seconds, a day at most: durations cannot be as long as numbers can be large.
  /// - Throws: ``Failure`` when it is not a number of seconds.
  static func timeLimit(_ text: String?) throws -> Double {
    guard let text, !text.isEmpty else { return 5 }
    guard let limit = Double(text), limit > 0, limit.isFinite else {
      throw Failure.usage("KATA_TIME_LIMIT is a number of seconds, not \"\(text)\".")
    }
    return min(limit, 86_400)
  }

  /// What cannot be made again: backups of a learner's files, and which hints were shown.
  var keepsakes: URL { root.appending(path: ".kata") }

  /// Finds the workbook around a folder.
  static func find(from folder: URL) throws -> Workbook {
    var root = folder.standardizedFileURL
    while true {
      let manifest = root.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8),
        FileManager.default.fileExists(atPath: root.appending(path: "Chapters").path)
      {
        let chapters = try Chapter.named(inManifest: text, root: root)
        return Workbook(root: root, chapters: chapters)
      }
      // A working folder that was deleted has no path, and nothing above it.
      guard root.path.hasPrefix("/"), root.path != "/" else { break }
      root.deleteLastPathComponent()
    }
    throw Failure.usage(
      "There is no workbook here. kata looks for Package.swift and Chapters in \(folder.path)"
        + " and in the folders above it: go to your clone first.")
  }
}
