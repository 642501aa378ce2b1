import Foundation

/// A chapter of the workbook, with the places of its parts.
struct Chapter: Sendable, Hashable {
  /// The folder's name, as in `01-SubclassAndOverride`.
  let id: String

  /// The language mode the chapter compiles in: `5` or `6`.
  let languageMode: String

  /// The workbook's root.
  var root: URL

  /// The names that learners may use in this chapter only: modules, functions of the C library, types of Foundation, or
  /// single members, as in `FileManager` and `URL.homeDirectory`.
  var allows: Set<String> = []

  /// The types that learners' tests must not reach: legacy code that a test could compare with their own.
  var forbids: Set<String> = []

  /// The file that learners edit in a few places only; nil if the chapter has none.
  var smallEdit: SmallEdit?

  /// The beginnings of the names of turn 2's files that may use all modules; empty if all files may. Otherwise each
  /// other file compiles with the chapter's contract alone.
  var shell: Set<String> = []

  /// The scenes that the chapter's program plays beside the usual ones, ``screens`` included.
  var scenes: [Scene] = []

  /// The scenes that take the terminal over, and get each key at once.
  var screens: Set<Scene> = []

  /// The compiler's flags for the chapter's targets, as Package.swift sets them. In mode 6 they are those of a new app:
  /// declarations are on the main actor unless the code says otherwise.
  var compilerFlags: [String] {
    let mode = ["-swift-version", languageMode]
    guard languageMode == "6" else { return mode }
    return mode + ["-default-isolation", "MainActor"]
      + ["-enable-upcoming-feature", "InferIsolatedConformances"]
  }

  /// The rules for learners' files in this chapter, as a text.
  var rules: String {
    "\(allows.sorted()) \(forbids.sorted()) \(smallEdit.map { "\($0)" } ?? "") \(shell.sorted())"
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
    let words = module.reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " \(letter)" : "\(letter)"
    }
    return [" And ", " Over ", " To "].reduce(words) { $0.replacing($1, with: $1.lowercased()) }
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

  /// The technique that the chapter teaches, from the line in its README; the title if there is no such line.
  var technique: String {
    let readme = try? String(textOf: work.appending(path: "README.md"))
    let line = readme?.split(separator: "\n").first { $0.hasPrefix("Technique: ") }
    return line.map { String($0.dropFirst("Technique: ".count)) } ?? title
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

  /// Reads the chapters out of the text of `Package.swift`, so that they are listed in one place only.
  ///
  /// A chapter is `Chapter(folder: "01-Name")`, with settings behind it as ``listNames`` names them, and the language
  /// mode first. Each setting may be left out. White space is free.
  static func named(inManifest text: String, root: URL) throws -> [Chapter] {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let words = code.joined().filter { !$0.isWhitespace }
    return try words.components(separatedBy: "folder:\"").dropFirst().map { rest in
      let id = rest.prefix { $0 != "\"" }
      let settings = rest.dropFirst(id.count + 1).prefix { $0 != ")" }
      var lists: [String: [String]] = [:]
      let match = settings.wholeMatch(
        of: /(?:,languageMode:\.v(\d+))?((?:,\w+:\[(?:"[\w.]+",?)*\])*)/)
      for list in match?.output.2.matches(of: /,(\w+):\[(.*?)\]/) ?? [] {
        lists[String(list.output.1)] = names(list.output.2)
      }
      let edit = lists["smallEdit"].map(SmallEdit.init)
      guard let match, Set(lists.keys).isSubset(of: listNames), edit != .some(nil) else {
        throw Failure.grader(
          "kata cannot read what Package.swift says of the chapter \(id). It reads"
            + " Chapter(folder: \"\(id)\") and Chapter(folder: \"\(id)\", languageMode: .v5,"
            + " allows: [\"FileManager\"], forbids: [\"LegacyType\"], scenes: [\"report\"],"
            + " screens: [\"edit\"], smallEdit: [\"File.swift\", \"6\", \"text\"], shell: [\"Entry\"]),"
            + " where each of the settings can be left out.")
      }
      let screens = (lists["screens"] ?? []).map(Scene.init)
      return Chapter(
        id: String(id), languageMode: match.output.1.map(String.init) ?? "6", root: root,
        allows: Set(lists["allows"] ?? []), forbids: Set(lists["forbids"] ?? []),
        smallEdit: edit ?? nil, shell: Set(lists["shell"] ?? []),
        scenes: (lists["scenes"] ?? []).map(Scene.init) + screens,
        screens: Set(screens))
    }
  }

  /// The settings that are lists of words.
  private static let listNames: Set = [
    "allows", "forbids", "scenes", "screens", "shell", "smallEdit",
  ]

  /// The words of a list in the manifest.
  private static func names(_ list: Substring) -> [String] {
    list.split(separator: ",").map { String($0.filter { $0 != "\"" }) }
  }
}
