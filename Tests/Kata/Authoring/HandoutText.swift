import Foundation

/// The texts of a handout: without links to that which it lacks, and without hints for hidden items.
struct HandoutText {
  /// The handout's folder.
  let folder: URL
  let handout: Handout
  /// The chapters that are not in the handout.
  let left: [Chapter]
  /// The paths of all files in the handout.
  let paths: [String]

  /// The sections of the workbook's README that are for others than learners.
  private static let sections = ["## Grading", "## Teaching a class", "## Taking part"]

  /// Edits the handout's texts.
  func edit() throws {
    try change("Package.swift") { text in
      text.components(separatedBy: "\n").filter { line in
        !left.contains { line.contains("Chapter(folder: \"\($0.id)\"") }
      }.joined(separator: "\n")
    }
    try change("README.md") { text in
      Self.sections.reduce(text) { Self.without(section: $1, in: $0) }
        .replacing(/`Solutions\/` and `TEACHING.md` hold answers[^.]*\.\n?/, with: "")
    }
    // The workflow for learners runs in a handout's repository, which is no fork.
    try change(".github/workflows/kata.yml") { text in
      text.replacing(/(?m)^ *# Only in forks.*\n *if: .*\n/, with: "")
    }
    for chapter in handout.chapters {
      let names = try handout.hiddenNames(of: chapter)
      try change("\(chapter.workPath)/Hints.md") { hints(in: $0, without: Set(names)) }
    }
    for path in paths where path.hasSuffix(".md") { try change(path) { unlinked($0, at: path) } }
  }

  /// The lines of prose that may speak of hidden items, of numbers that have changed, or of chapters that are left out.
  func doubtfulLines() throws -> [String] {
    let others = left.map { "\($0.number)" }.joined(separator: "|")
    let other = left.isEmpty ? nil : try Regex("(?i)chapters? (?:\(others))\\b")
    return try paths.filter { $0.hasSuffix(".md") }.flatMap { path -> [String] in
      let chapter = handout.chapters.first { path.hasPrefix($0.workPath + "/") }
      let names = try chapter.map(handout.hiddenNames) ?? []
      let counts = try chapter.flatMap { try Self.counts(hiding: names, of: $0) }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      var isCode = false
      return text.components(separatedBy: "\n").enumerated().filter { _, line in
        if line.hasPrefix("```") { isCode.toggle() }
        guard !isCode else { return false }
        return names.contains { line.contains($0) }
          || [counts, other].contains { $0.map { line.contains($0) } == true }
      }.map { "\(path):\($0 + 1): \($1)" }
    }
  }

  /// A pattern for numbers of that which is hidden; nil if nothing is.
  private static func counts(hiding names: [String], of chapter: Chapter) throws -> Regex<
    AnyRegexOutput
  >? {
    let mutants = try chapter.mutants.map(\.id)
    let variants = try chapter.variants.map(\.id)
    let kinds =
      (names.contains(where: mutants.contains) ? ["mutants?", "mutants killed"] : [])
      + (names.contains(where: variants.contains) ? ["variants?"] : [])
      + (names.allSatisfy((mutants + variants).contains) ? [] : ["tests?", "guards?"])
    let numbers = "\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    return kinds.isEmpty
      ? nil
      : try Regex("(?i)\\b(?:\(numbers)) (?:\\w+ ){0,2}(?:\(kinds.joined(separator: "|")))\\b")
  }

  private func change(_ path: String, _ edit: (String) throws -> String) throws {
    let file = folder.appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    let edited = try edit(text)
    if edited != text { try TemporaryFiles.write(edited, to: file) }
  }

  /// A text without a section, up to the next heading of its rank.
  private static func without(section: String, in text: String) -> String {
    guard let start = text.firstRange(of: "\n\(section)\n")?.lowerBound else { return text }
    let next = text[start...].dropFirst().firstRange(of: "\n## ")?.lowerBound ?? text.endIndex
    return String(text[..<start] + text[next...])
  }

  /// The hints without those for some names; without any hints, if learners get none.
  private func hints(in text: String, without names: Set<String>) -> String {
    var isLeftOut = false
    let lines = text.components(separatedBy: "\n").filter { line in
      if line.hasPrefix("# ") { isLeftOut = false }
      if line.hasPrefix("## ") { isLeftOut = names.contains(String(line.dropFirst(3))) }
      return !isLeftOut && (handout.showsHints || line.hasPrefix("#"))
    }
    return (handout.showsHints ? "" : Hints.withheldMark + "\n") + lines.joined(separator: "\n")
  }

  /// A text without links to files that are not there. A table's row about a chapter that is left out goes.
  private func unlinked(_ text: String, at path: String) -> String {
    let place = folder.appending(path: path).deletingLastPathComponent()
    func isDead(_ target: Substring) -> Bool {
      let file = target.prefix { $0 != "#" }
      return !file.isEmpty && !file.contains(":")
        && FileKind(of: place.appending(path: String(file)).standardizedFileURL) == nil
    }
    let link = /\[(?<words>[^\]\[]+)\]\((?<target>[^)\s]+)\)/
    return text.components(separatedBy: "\n").compactMap { line -> String? in
      let isRow = line.hasPrefix("| ")
      let isOfOther = line.matches(of: link).contains { match in
        isDead(match.target) && left.contains { match.target.contains($0.id) }
      }
      if isRow, isOfOther { return nil }
      return line.replacing(link) { isDead($0.target) ? String($0.words) : String($0.output.0) }
    }.joined(separator: "\n")
  }
}
