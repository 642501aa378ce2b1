import Foundation

/// The texts of a handout: without links to that which it lacks, and without hints for hidden items.
struct HandoutText {
  let folder: URL
  let handout: Handout
  /// The chapters that are not in the handout.
  let left: [Chapter]
  /// The paths of all files in the handout.
  let paths: [String]

  /// The sections that are for others than learners, or speak of solutions.
  private static let sections = [
    "## Two roads", "## Teaching a class", "## Taking part", "## Compare with ours",
  ]

  /// The README's picture of the screen, which names mutants.
  private static let picture = ".github/loop.svg"

  func edit() throws {
    try change("Package.swift") { _ in try ManifestEditor(of: folder).removing(left) }
    let hidden = try handout.chapters.flatMap(handout.hiddenNames)
    let picture = folder.appending(path: Self.picture)
    if let text = try? String(textOf: picture),
      hidden.contains(where: text.contains)
    {
      try FileManager.default.removeItem(at: picture)
      try change("README.md") { $0.replacing(#/!\[[^\]]*\]\(\.github/loop\.svg\)\n\n/#, with: "") }
    }
    try change(".vscode/launch.json", launchable)
    try change("README.md") { text in
      // The ten minutes are spent in one chapter.
      let isLeft = left.contains { text.contains("`\($0.workPath)/YourTests/") }
      return (isLeft ? Self.without(section: "## Ten minutes", in: text) : text)
        .replacing(/Leave\s`Solutions\/`[^.]*\.\s/, with: "")
    }
    for path in ["README.md", "Chapters/README.md", "Chapters/Commands.md"] {
      try change(path, withoutLeftChapters)
    }
    // The workflow for learners runs in a handout's repository, which is no fork.
    try change(".github/workflows/kata.yml") { text in
      text.replacing(/(?m)^ *# Only in forks.*\n *if: .*\n/, with: "")
    }
    for chapter in handout.chapters {
      let names = try handout.hiddenNames(of: chapter)
      try change("\(chapter.workPath)/Hints.md") { hints(in: $0, without: Set(names)) }
    }
    for path in paths where path.hasSuffix(".md") {
      try change(path) { text in
        unlinked(Self.sections.reduce(text) { Self.without(section: $1, in: $0) }, at: path)
      }
    }
  }

  /// A text without the paragraphs of a line, and the rows of a table, about chapters that are left out.
  private func withoutLeftChapters(_ text: String) throws -> String {
    let numbers = left.map { "\($0.number)" }
    guard let pattern = try Self.mentions(of: left) else { return text }
    let paragraphs = text.components(separatedBy: "\n\n").filter {
      $0.contains("\n") || !$0.contains(pattern)
    }
    return paragraphs.joined(separator: "\n\n").components(separatedBy: "\n").filter { line in
      let cell = line.prefixMatch(of: /\| ([0-9, ]+) \|/)?.output.1.components(separatedBy: ", ")
      return cell?.allSatisfy(numbers.contains) != true
    }.joined(separator: "\n")
  }

  /// A pattern for the numbers of chapters in prose; nil without chapters.
  static func mentions(of chapters: [Chapter]) throws -> Regex<AnyRegexOutput>? {
    if chapters.isEmpty { return nil }
    let numbers = chapters.map { "\($0.number)" }.joined(separator: "|")
    return try Regex("(?i)chapters? (?:[0-9]+ (?:and|to) )?(?:\(numbers))\\b")
  }

  /// VS Code's list of programs without those of chapters that are left out.
  private func launchable(_ text: String) throws -> String {
    var list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    let programs = list["configurations"] as? [[String: Any]] ?? []
    let targets = left.map(\.module)
    list["configurations"] = programs.filter { program in
      !targets.contains { program["name"] as? String == $0 }
    }
    return String(
      decoding: try JSONSerialization.data(
        withJSONObject: list, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]),
      as: UTF8.self) + "\n"
  }

  private func change(_ path: String, _ edit: (String) throws -> String) throws {
    let file = folder.appending(path: path)
    guard let text = try? String(textOf: file) else { return }
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

  /// A text without links to files that are not there. A table's row about a chapter that is left out
  /// goes; a word's row stays.
  private func unlinked(_ text: String, at path: String) -> String {
    let place = folder.appending(path: path).deletingLastPathComponent()
    func isDead(_ target: Substring) -> Bool {
      let file = target.prefix { $0 != "#" }
      return !file.isEmpty && !file.contains(":")
        && FileKind(of: place.appending(path: String(file)).standardizedFileURL) == nil
    }
    let link = /\[(?<words>[^\]\[]+)\]\((?<target>[^)\s]+)\)/
    return text.components(separatedBy: "\n").compactMap { line -> String? in
      let dead = line.matches(of: link).filter { isDead($0.target) }
      let isOfOther = dead.contains { match in left.contains { match.target.contains($0.id) } }
      if line.hasPrefix("| "), isOfOther {
        guard line.contains("<a id=") else { return nil }
        return line.replacing(link) { isDead($0.target) ? "" : String($0.output.0) }
      }
      return line
    }.joined(separator: "\n")
      // A link's words may go on in the next line.
      .replacing(link) { isDead($0.target) ? String($0.words) : String($0.output.0) }
  }
}
