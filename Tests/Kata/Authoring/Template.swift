import Foundation

/// The small chapter from which each new chapter is made. It works, and each of its files marks the parts to replace.
struct Template {
  private let root: URL
  /// The paths of its files, as seen from its folder.
  private let paths: [String]

  /// The mark of text that an author must replace.
  static let mark = "REPLACE:"

  /// Reads the template of a workbook.
  init(of workbook: URL) throws {
    root = workbook.appending(path: "Tests/NewChapter")
    paths = (FileManager.default.subpaths(atPath: root.path) ?? []).filter { [root] path in
      let file = root.appending(path: path)
      return FileKind(of: file) == .file && !file.lastPathComponent.hasPrefix(".")
    }
    if paths.isEmpty {
      throw Failure.grader(
        "Tests/NewChapter, which new chapters are copied from, is missing."
          + " \(Workbook.undo("Tests/NewChapter")) brings it back.")
    }
  }

  /// The names of the types that it declares, each in a file of its own.
  var types: Set<String> {
    Set(
      paths.map { URL(filePath: $0) }.filter { $0.pathExtension == "swift" }
        .map { $0.deletingPathExtension().lastPathComponent })
  }

  /// Writes a chapter's files to an empty folder, which then holds `Chapters`, `Solutions` and `Tests`. Returns the
  /// number of files.
  func write(_ chapter: Chapter, to folder: URL) throws -> Int {
    var texts: [String: String] = [:]
    for path in paths {
      let example = try String(textOf: root.appending(path: path))
      let text = example.replacing("00-NewChapter", with: chapter.id)
        .replacing("NewChapter", with: chapter.module)
        .replacing(/\b00\b/, with: "\(chapter.number)")
      texts[path] = text
      if path.hasPrefix("Chapters/Your") {
        texts[path.replacing("Chapters/", with: "Tests/Start/")] = text
      }
    }
    for (path, text) in texts {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return texts.count
  }
}
