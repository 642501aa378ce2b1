import Foundation

/// A chapter of the workbook, and where its parts are.
struct Chapter: Sendable, Hashable {
  /// The folder's name, as in `01-SubclassAndOverride`.
  let id: String

  /// The language mode the chapter compiles in: `5` or `6`.
  let languageMode: String

  /// The workbook's root.
  let root: URL

  /// What learners may use in it beyond what they may everywhere: modules, functions of the C library, types of
  /// Foundation, or single members, as in `FileManager` and `URL.homeDirectory`.
  var allows: Set<String> = []

  /// What its program plays beside the usual scenes.
  var scenes: [Scene] = []

  /// Those of them that take a terminal over, and are given each key at once.
  var screens: Set<Scene> = []

  /// How the compiler is told what Package.swift says of the chapter's targets: in mode 6 they are as a new
  /// app is, on the main actor unless something says otherwise.
  var compilerFlags: [String] {
    let mode = ["-swift-version", languageMode]
    guard languageMode == "6" else { return mode }
    return mode + ["-default-isolation", "MainActor"]
      + ["-enable-upcoming-feature", "InferIsolatedConformances"]
  }

  /// The chapter's place in the workbook, from 1.
  var number: Int { Int(id.prefix { $0.isNumber }) ?? 0 }

  /// The chapter's place, with blanks before it up to the width of the widest in a column of chapters.
  func number(inColumnOf chapters: [Chapter]) -> String {
    let width = chapters.map { "\($0.number)".count }.max() ?? 0
    return String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
  }

  /// The chapter's module.
  var module: String { String(id.drop { $0 != "-" }.dropFirst()) }

  /// The module's name in words.
  var title: String {
    let words = module.reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " \(letter)" : "\(letter)"
    }
    return [" And ", " Over ", " To "].reduce(words) { $0.replacing($1, with: $1.lowercased()) }
  }

  /// The folder of what the learner reads and edits, as seen from the root.
  var workPath: String { "Chapters/\(id)" }
  /// The folder of the suite and what judges tests, as seen from the root.
  var suitePath: String { "Tests/\(id)" }

  var work: URL { root.appending(path: workPath) }
  var suite: URL { root.appending(path: suitePath) }
  var solution: URL { root.appending(path: "Solutions/\(id)") }
  /// The sources of what is built into judged programs.
  var judged: URL { root.appending(path: "Tests/Judged") }
  /// The untouched folders of the learner.
  var start: URL { suite.appending(path: "Start") }

  /// The technique the chapter teaches, as its README says it; the title where it does not.
  var technique: String {
    let readme = try? String(contentsOf: work.appending(path: "README.md"), encoding: .utf8)
    let line = readme?.split(separator: "\n").first { $0.hasPrefix("Technique: ") }
    return line.map { String($0.dropFirst("Technique: ".count)) } ?? title
  }

  /// The folders of code that learners read and do not edit; not every chapter has all of ``optionalRooms``.
  static let rooms = ["Legacy", "Contract", "Refactored", "Further", "Program"]

  /// What turn 2 must keep, where no legacy code says it; and code for further reading.
  static let optionalRooms = ["Contract", "Further"]

  /// What learners read and do not edit.
  var code: SourceTree { get throws { try SourceTree(root: work, folders: Self.rooms) } }

  /// Makes sure that the chapter's folders exist.
  func requireFolders() throws {
    for path in [workPath, suitePath, "Solutions/\(id)"]
    where FileKind(of: root.appending(path: path)) != .folder {
      throw Failure.grader(
        "The folder \(path) is missing. `git checkout -- \(path)` brings it back.")
    }
  }

  /// Reads the chapters out of the text of `Package.swift`, so that they are listed in one place only.
  ///
  /// A chapter is `Chapter(folder: "01-Name")`, or `Chapter(folder: "01-Name", languageMode: .v5, allows: ["FileManager"],
  /// scenes: ["report"], screens: ["edit"])`, any setting left out or not, with any white space.
  static func named(inManifest text: String, root: URL) throws -> [Chapter] {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let words = code.joined().filter { !$0.isWhitespace }
    return try words.components(separatedBy: "folder:\"").dropFirst().map { rest in
      let id = rest.prefix { $0 != "\"" }
      let settings = rest.dropFirst(id.count + 1).prefix { $0 != ")" }
      guard
        let match = settings.wholeMatch(
          of:
            /(?:,languageMode:\.v(\d+))?(?:,allows:\[((?:"[\w.]+",?)*)\])?(?:,scenes:\[((?:"\w+",?)*)\])?(?:,screens:\[((?:"\w+",?)*)\])?/
        )
      else {
        throw Failure.grader(
          "kata cannot read what Package.swift says of the chapter \(id). It reads"
            + " Chapter(folder: \"\(id)\") and Chapter(folder: \"\(id)\", languageMode: .v5,"
            + " allows: [\"FileManager\"], scenes: [\"report\"], screens: [\"edit\"]), where each of the"
            + " four settings can be left out.")
      }
      let screens = names(match.output.4).map(Scene.init)
      return Chapter(
        id: String(id), languageMode: match.output.1.map(String.init) ?? "6", root: root,
        allows: Set(names(match.output.2)), scenes: names(match.output.3).map(Scene.init) + screens,
        screens: Set(screens))
    }
  }

  /// The words of a list in the manifest.
  private static func names(_ list: Substring?) -> [String] {
    (list ?? "").split(separator: ",").map { String($0.filter { $0 != "\"" }) }
  }
}
