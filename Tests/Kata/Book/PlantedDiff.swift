import Foundation

/// A unified diff with a message on top: a mutant, a variant, a wrong answer, or code that the compiler refuses.
struct PlantedDiff: Sendable, Hashable {
  /// The file's name without its ending.
  let id: String

  /// The effect of the diff, in a sentence for the learner.
  let message: String

  /// The diff below the message.
  let diff: String

  let file: URL

  /// Whether a given test kills this mutant, so that every learner sees a kill first.
  var isDemo: Bool { id.hasPrefix("demo-") }

  /// The paths of the files that the diff changes, as seen from the chapter's folder.
  let changedFiles: [String]

  /// Whether the diff changes the solution's refactoring. In such a chapter learners test their own refactoring.
  var isInRefactoring: Bool {
    changedFiles.contains { $0.hasPrefix("\(Turn.refactoring.rawValue)/") }
  }

  /// Whether the diff changes, makes or removes a file of the solution's tests.
  var isInTests: Bool { diff.contains(/(?m)^(?:---|\+\+\+) [ab]\/YourTests\//) }

  /// The changed file, the first changed line, and the removed and added lines without the white space around them: two
  /// diffs of one place with equal changes are the same mutant.
  var change: [String] {
    let hunk = diff.split(separator: "\n").drop { !$0.hasPrefix("@@") }
    let start = hunk.first?.firstMatch(of: /@@ -(\d+)/).flatMap { Int($0.output.1) } ?? 0
    let context = hunk.dropFirst().prefix { $0.hasPrefix(" ") }.count
    let lines = hunk.dropFirst().filter { !$0.hasPrefix(" ") }
    return changedFiles + ["\(start + context)"]
      + lines.map { $0.prefix(1) + $0.dropFirst().trimmingCharacters(in: .whitespaces) }
  }

  /// Reads the diffs of a folder, ordered by name with demo mutants first.
  static func all(in folder: URL) throws -> [PlantedDiff] {
    let diffs = try FileKind.visibleNames(in: folder).filter { $0.hasSuffix(".diff") }.map {
      name in
      let file = folder.appending(path: name)
      return try PlantedDiff(file: file, text: String(textOf: file))
    }
    return diffs.filter(\.isDemo) + diffs.filter { !$0.isDemo }
  }

  /// Reads the text of a diff, as `diff -u` or git writes it.
  init(file: URL, text: String) throws {
    // Git's own lines above each file's diff are left out. A line of code begins with a space, a plus or a minus.
    let gits = ["diff --git ", "index ", "new file mode ", "deleted file mode "]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !gits.contains(where: $0.hasPrefix) }
    let isStart = { (line: Substring) in line.hasPrefix("--- a/") || line == "--- /dev/null" }
    guard let start = lines.firstIndex(where: isStart) else {
      throw Failure.grader("\(file.path) holds no unified diff.")
    }
    self.file = file
    id = file.deletingPathExtension().lastPathComponent
    message = lines[..<start].joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let rest = lines[start...]
    diff = rest.joined(separator: "\n")
    changedFiles = zip(rest, rest.dropFirst()).compactMap { before, line in
      before.hasPrefix("--- a/") && line.hasPrefix("+++ b/") ? String(line.dropFirst(6)) : nil
    }
  }

  /// The paths of all files that the diff changes, makes or removes, as seen from the chapter's folder.
  var namedFiles: Set<String> {
    Set(
      diff.matches(of: /(?m)^(?:--- a|\+\+\+ b)\/([^\t\n]+)/).map { String($0.output.1) })
  }

  /// Applies the diff strictly, or undoes it: each of its lines must be at its place in the file. Throws ``Failure``
  /// unless the files that the diff names have changed afterwards, and no others.
  func apply(in folder: URL, undoing: Bool = false) async throws {
    let before = try Self.contents(of: folder)
    let result = try await Git(.none, in: folder).run(
      ["apply"] + (undoing ? ["-R"] : []), input: diff)
    guard result.hasSucceeded else {
      let names = namedFiles.sorted().map { Style.harmlessName($0) }.joined(separator: " ")
      throw Failure.grader(
        "\(file.path) does not apply: \(result.reason)\nIt was made for another \(names) than yours:"
          + " `git log -- \(names)`, in the chapter's folder, shows which commit changed it.")
    }
    let after = try Self.contents(of: folder)
    let paths = Set(before.keys).union(after.keys)
    // git says so, too, of a diff that it has skipped.
    guard paths.filter({ before[$0] != after[$0] }) == namedFiles else {
      throw Failure.grader("git says that it has applied \(file.path), and other files changed.")
    }
  }

  /// The contents of all files in a folder, by their paths.
  private static func contents(of folder: URL) throws -> [String: Data] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.reduce(into: [:]) { contents, path in
      let file = folder.appending(path: path)
      if FileKind(of: file) == .file { contents[path] = try? Data(contentsOf: file) }
    }
  }
}

/// The diffs that judge tests and suites. Each throws ``Failure`` if a diff cannot be read.
extension Chapter {
  var mutants: [PlantedDiff] { get throws { try diffs(in: "Mutants") } }
  var variants: [PlantedDiff] { get throws { try diffs(in: "Variants") } }
  var wrongAnswers: [PlantedDiff] { get throws { try diffs(in: "WrongAnswers") } }
  /// Mutants that earn nothing: the solution's tests miss them.
  var furtherMutants: [PlantedDiff] { get throws { try diffs(inOptional: "Duel") } }
  /// Changes of the untouched chapter that the compiler refuses, as its lesson says.
  var refused: [PlantedDiff] { get throws { try diffs(inOptional: "Refused") } }
  /// The folder with ``furtherMutants``, and with tests that kill them.
  var duel: URL { suite.appending(path: "Duel") }

  private func diffs(inOptional folder: String) throws -> [PlantedDiff] {
    FileKind(of: suite.appending(path: folder)) == .folder ? try diffs(in: folder) : []
  }

  private func diffs(in folder: String) throws -> [PlantedDiff] {
    try PlantedDiff.all(in: suite.appending(path: folder))
  }
}
