import Foundation

/// A chapter of the workbook, and where its parts are.
struct Chapter: Sendable, Hashable {
  /// The folder's name, as in `01-SubclassAndOverride`.
  let id: String

  /// The language mode the chapter compiles in: `5` or `6`.
  let languageMode: String

  /// The workbook's root.
  let root: URL

  /// The chapter's place in the workbook, from 1.
  var number: Int { Int(id.prefix { $0.isNumber }) ?? 0 }

  /// The chapter's module.
  var module: String { String(id.drop { $0 != "-" }.dropFirst()) }

  /// The module's name in words.
  var title: String {
    let words = module.replacing(/([a-z0-9])([A-Z])/) { "\($0.output.1) \($0.output.2)" }
    return words.replacing(" And ", with: " and ").replacing(" Over ", with: " over ")
  }

  /// The folder of what the learner reads and edits, as seen from the root.
  var workPath: String { "Chapters/\(id)" }
  /// The folder of the suite and what judges tests, as seen from the root.
  var suitePath: String { "Tests/\(id)" }

  var work: URL { root.appending(path: workPath) }
  var suite: URL { root.appending(path: suitePath) }
  var solution: URL { root.appending(path: "Solutions/\(id)") }
  /// The untouched folders of the learner.
  var start: URL { suite.appending(path: "Start") }

  /// The technique the chapter teaches, as its README says it; the title where it does not.
  var technique: String {
    let readme = try? String(contentsOf: work.appending(path: "README.md"), encoding: .utf8)
    let line = readme?.split(separator: "\n").first { $0.hasPrefix("Technique: ") }
    return line.map { String($0.dropFirst("Technique: ".count)) } ?? title
  }

  /// Reads the chapters' lines out of the manifest, so that they are listed in one place only.
  ///
  /// - Parameters:
  ///   - text: The text of `Package.swift`.
  ///   - root: The workbook's root.
  /// - Returns: The chapters whose folders are there.
  static func named(inManifest text: String, root: URL) -> [Chapter] {
    text.components(separatedBy: "Chapter(folder: \"").dropFirst()
      .map { rest in
        let entry = rest.prefix { $0 != ")" }.components(separatedBy: "\", languageMode: .v")
        let id = entry[0].prefix { $0 != "\"" }
        return Chapter(
          id: String(id), languageMode: entry.count > 1 ? entry[1] : "6", root: root)
      }
      .filter { chapter in
        [chapter.work, chapter.suite].allSatisfy {
          FileManager.default.fileExists(atPath: $0.path)
        }
      }
  }
}
