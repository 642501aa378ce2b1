import Foundation

/// A chapter of the workbook, with the places of its parts.
struct Chapter: Sendable, Hashable {
  /// The folder's name, as in `01-SubclassAndOverride`.
  let id: String

  /// The language mode the chapter compiles in: `5` or `6`.
  let languageMode: String

  /// The workbook's root.
  var root: URL

  /// What ``ChapterSettings/fileName`` says of it.
  var settings = ChapterSettings()

  /// The scenes that the chapter's program plays beside the usual ones.
  var scenes: [Scene] {
    (settings.scenes + settings.screens).map(Scene.init).filter { !Scene.usual.contains($0) }
  }

  /// The compiler's flags for the chapter's targets, as Package.swift sets them. In mode 6 they are those of a new app:
  /// declarations are on the main actor unless the code says otherwise.
  var compilerFlags: [String] {
    let mode = ["-swift-version", languageMode]
    guard languageMode == "6" else { return mode }
    return mode + ["-default-isolation", "MainActor"]
      + ["-enable-upcoming-feature", "InferIsolatedConformances"]
  }

  /// The chapter's place in the workbook, from 1.
  var number: Int { Int(id.prefix { $0.isNumber }) ?? 0 }

  /// The chapter's number, padded with blanks to the width of the greatest number among `chapters`.
  func number(inColumnOf chapters: [Chapter]) -> String {
    let width = chapters.map { "\($0.number)".count }.max() ?? 0
    return String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
  }

  /// The name of the chapter's module.
  var module: String { String(id.drop { $0 != "-" }.dropFirst()) }

  /// The module's name in words.
  var title: String {
    [" And ", " Over ", " To "].reduce(module.inWords) {
      $0.replacing($1, with: $1.lowercased())
    }
  }

  /// The path of the folder that the learner reads and edits, as seen from the root.
  var workPath: String { "Chapters/\(id)" }
  /// The path of the folder with the suite, the mutants and the other judging material, as seen from the root.
  var suitePath: String { "Tests/\(id)" }

  var work: URL { root.appending(path: workPath) }
  var suite: URL { root.appending(path: suitePath) }
  var solution: URL { root.appending(path: "Solutions/\(id)") }
  /// The refactoring that the learner's tests run on: the solution, or the start in a handout without it.
  var reference: URL { isHandout && FileKind(of: solution) != .folder ? start : solution }
  /// Whether the workbook is a handout, without solutions.
  var isHandout: Bool { FileKind(of: root.appending(path: Self.handoutMark)) == .file }
  /// The name of the file that marks a handout, in its root.
  static let handoutMark = ".handout"
  /// The sources that are built into judged programs.
  var judged: URL { root.appending(path: "Tests/Judged") }
  /// The learner's folders in their untouched state.
  var start: URL { suite.appending(path: "Start") }

  /// The technique that the chapter teaches, from its README, without what it is for; the title if there is none.
  var technique: String {
    let readme = try? String(textOf: work.appending(path: "README.md"))
    guard let start = readme?.firstRange(of: /(?m)^Techniques?:\s/)?.upperBound else {
      return title
    }
    let paragraph = (readme?[start...] ?? "").components(separatedBy: "\n\n")[0]
    let words = paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let end = words.firstRange(of: /, (and )?for |, which |, because |\. |\.?$/)?.lowerBound
    return String(words[..<(end ?? words.endIndex)])
  }

  /// The folders of code that learners read and do not edit. A chapter may lack those in ``optionalRooms``.
  static let rooms = ["Legacy", "Contract", "Refactored", "Further", "Program"]

  /// The folders of a contract for turn 2, if no legacy code shows it, and of code for further reading.
  static let optionalRooms = ["Contract", "Further"]

  /// The Swift files that learners read and do not edit.
  var code: SourceTree { get throws { try SourceTree(root: work, folders: Self.rooms) } }

  /// Makes sure that the chapter's folders exist, and that its texts can be read.
  func requireFolders() throws {
    for path in [workPath, suitePath] + (isHandout ? [] : ["Solutions/\(id)"])
    where FileKind(of: root.appending(path: path)) != .folder {
      // `checkout` brings back no file that a sparse clone leaves out.
      let isSparse = FileKind(of: root.appending(path: ".git/info/sparse-checkout")) != nil
      let cure = isSparse ? "`git sparse-checkout disable`" : Workbook.undo(path)
      throw Failure.grader("The folder \(path) is missing. \(cure) brings it back.")
    }
    for name in ["README.md", "Hints.md"] {
      let text = work.appending(path: name)
      if FileKind(of: text) != nil { _ = try String(textOf: text) }
    }
  }

  /// Reads the chapters out of the text of `Package.swift`, so that they are listed in one place only, and their
  /// settings out of files of their own.
  ///
  /// A chapter is `Chapter(folder: "01-Name")`, perhaps with its language mode behind the name. White space is free.
  static func named(inManifest text: String, root: URL) throws -> [Chapter] {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let words = code.joined().filter { !$0.isWhitespace }
    return try words.components(separatedBy: "folder:\"").dropFirst().map { rest in
      let id = String(rest.prefix { $0 != "\"" })
      let entry = rest.dropFirst(id.count + 1).prefix { $0 != ")" }
      guard let match = entry.wholeMatch(of: /(?:,languageMode:\.v(\d+))?,?/) else {
        throw Failure.grader(
          "kata cannot read what Package.swift says of the chapter \(id). It reads"
            + " Chapter(folder: \"\(id)\") and Chapter(folder: \"\(id)\", languageMode: .v5)."
            + " Settings belong in Tests/\(id)/\(ChapterSettings.fileName).")
      }
      var chapter = Chapter(
        id: id, languageMode: match.output.1.map(String.init) ?? "6", root: root)
      chapter.settings = try ChapterSettings(of: chapter.suite)
      return chapter
    }
  }
}
