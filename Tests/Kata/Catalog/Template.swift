import Foundation

/// The small chapter that every new chapter begins as: it works, and each of its files says what to replace.
struct Template {
  private let root: URL
  /// Its files, as seen from its folder.
  private let paths: [String]

  /// What stands in a file until an author has made it their own.
  static let mark = "REPLACE:"

  /// The example's own folder and module; `number` stands where a chapter's number belongs.
  private static let (id, module, number) = ("00-NewChapter", "NewChapter", "00")

  /// Reads the template of a workbook.
  ///
  /// - Throws: ``Failure`` when it is missing.
  init(of workbook: URL) throws {
    root = workbook.appending(path: "Tests/\(Self.module)")
    let below = FileManager.default.subpaths(atPath: root.path) ?? []
    paths = below.filter { [root] path in
      let file = root.appending(path: path)
      return FileKind(of: file) == .file && !file.lastPathComponent.hasPrefix(".")
    }.sorted()
    if paths.isEmpty {
      throw Failure.grader(
        "Tests/\(Self.module), which new chapters are copied from, is missing."
          + " `git checkout -- Tests/\(Self.module)` brings it back.")
    }
  }

  /// The types it declares, each in a file of its name.
  var types: Set<String> {
    Set(
      paths.map { URL(filePath: $0).lastPathComponent }.filter { $0.hasSuffix(".swift") }
        .map { String($0.dropLast(6)) })
  }

  /// Writes a chapter's folders.
  ///
  /// - Parameters:
  ///   - chapter: The chapter that is to be.
  ///   - folder: An empty folder. Afterwards it holds `Chapters`, `Solutions` and `Tests`, and in each the
  ///     chapter's files.
  /// - Returns: How many files there are.
  /// - Throws: ``Failure`` when a file cannot be read or written.
  func write(_ chapter: Chapter, to folder: URL) throws -> Int {
    var files = 0
    func write(_ text: String, _ place: String, _ rest: String) throws {
      let file = folder.appending(path: "\(place)/\(rest)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      files += 1
    }
    do {
      for path in paths {
        let file = root.appending(path: path)
        let text = Self.text(try String(contentsOf: file, encoding: .utf8), of: chapter)
        let place = String(path.prefix { $0 != "/" })
        let rest = String(path.dropFirst(place.count + 1))
        try write(text, place, rest)
        if place == "Chapters", Turn.allCases.contains(where: { rest.hasPrefix("\($0.rawValue)/") })
        {
          try write(text, "Tests", "Start/\(rest)")
        }
      }
    } catch {
      throw Failure.grader(
        "\(chapter.id) cannot be made: \((error as NSError).localizedDescription)"
          + " Nothing was changed.")
    }
    return files
  }

  private static func text(_ example: String, of chapter: Chapter) -> String {
    example.replacing(id, with: chapter.id).replacing(module, with: chapter.module)
      .replacing(/\b00\b/, with: "\(chapter.number)")
  }
}
