import Foundation

/// A unified diff with a message on top: a mutant, a variant or a wrong answer.
struct PlantedDiff: Sendable, Hashable {
  /// The file's name without its ending.
  let id: String

  /// What the diff does, in a sentence for the learner.
  let message: String

  /// The diff below the message.
  let diff: String

  let file: URL

  /// Whether this is the mutant that a given test kills, so that every learner sees a kill first.
  var isDemo: Bool { id.hasPrefix("demo-") }

  /// The files the diff changes, as seen from the chapter's folder.
  let changedFiles: [String]

  /// The files that the diff changes, makes or removes, as seen from the chapter's folder.
  let touchedFiles: [String]

  /// Whether it changes the solution's refactoring: in such a chapter learners test what they refactored.
  var isInRefactoring: Bool {
    changedFiles.contains { $0.hasPrefix("\(Turn.refactoring.rawValue)/") }
  }

  /// Reads the diffs of a folder, ordered by name with demo mutants first.
  ///
  /// - Parameter folder: `Mutants`, `Variants` or `WrongAnswers` of a chapter's suite.
  /// - Returns: The diffs.
  /// - Throws: ``Failure`` when the folder is missing, or a file cannot be read or holds no diff.
  static func all(in folder: URL) throws -> [PlantedDiff] {
    let diffs = try FileKind.names(in: folder).filter { $0.hasSuffix(".diff") }.sorted().map {
      name in
      try PlantedDiff(file: folder.appending(path: name))
    }
    return diffs.filter(\.isDemo) + diffs.filter { !$0.isDemo }
  }

  /// A text without what git says of its own above each file's diff.
  static func bare(_ text: String) -> String {
    text.replacing(
      /(?m)^diff --git .*\n(?:(?:index|new file mode|deleted file mode) .*\n)*(?=--- )/, with: "")
  }

  private init(file: URL) throws {
    try self.init(file: file, text: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  /// Reads the text of a diff, as `diff -u` or git writes it.
  ///
  /// - Throws: ``Failure`` when it holds none.
  init(file: URL, text: String) throws {
    let text = Self.bare(text)
    guard let start = text.firstMatch(of: /(?m)^--- (?:a\/|\/dev\/null\n)/)?.range else {
      throw Failure.grader("\(file.path) holds no unified diff.")
    }
    self.file = file
    self.id = file.deletingPathExtension().lastPathComponent
    self.message = text[..<start.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
    self.diff = String(text[start.lowerBound...])
    let lines = diff.split(separator: "\n")
    // The line that names a file follows the one that names what it was.
    let heads = zip(lines, lines.dropFirst()).filter {
      $0.hasPrefix("--- ") && $1.hasPrefix("+++ ")
    }
    self.changedFiles = heads.filter { $0.hasPrefix("--- a/") && $1.hasPrefix("+++ b/") }
      .map { String($1.dropFirst("+++ b/".count)) }
    self.touchedFiles = heads.compactMap { old, new in
      let names = [(new, "+++ b/"), (old, "--- a/")]
      return names.first { $0.hasPrefix($1) }.map { String($0.dropFirst($1.count)) }
    }
  }
}

extension Chapter {
  /// The mutants that judge the learner's tests.
  ///
  /// - Throws: ``Failure`` when one cannot be read.
  var mutants: [PlantedDiff] {
    get throws { try PlantedDiff.all(in: suite.appending(path: "Mutants")) }
  }
}
