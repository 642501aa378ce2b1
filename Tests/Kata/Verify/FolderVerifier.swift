import Foundation

/// Proves that a chapter's folders hold what they must and nothing else.
struct FolderVerifier {
  let chapter: Chapter

  func proofs() throws -> [Proof] {
    let start = try Submission.sources(in: chapter.start)
    let work = try Submission.sources(in: chapter.work)
    return [
      Proof(
        "the learner's two folders equal Start", work.hasSameContents(as: start),
        else:
          "\(chapter.workPath)/YourTests or YourRefactoring differs from \(chapter.suitePath)/Start."
          + " `kata verify \(chapter.number) --fix` copies them there; `kata reset \(chapter.number)` brings"
          + " the start back, and keeps what you wrote."
      ),
      Proof("no file is missing, stray or misnamed", objections: missing + stray),
    ]
  }

  /// What is left to do before the chapter can be worked, in sentences; none when it is done.
  var remarks: [String] {
    let readme = try? String(contentsOf: chapter.root.appending(path: "README.md"), encoding: .utf8)
    let isListed = readme?.contains("(\(chapter.workPath)/README.md)") ?? true
    return [examples].compactMap(\.self)
      + (isListed ? [] : ["\(chapter.id): the table in the workbook's README.md has no row for it"])
  }

  /// How many files still hold what a new chapter begins with; nil when none does.
  private var examples: String? {
    let count = Self.parts.keys.flatMap { top -> [URL] in
      let folder = chapter.root.appending(path: top + chapter.id)
      let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
      return paths.map { folder.appending(path: $0) }
    }.count { file in
      (try? String(contentsOf: file, encoding: .utf8))?.contains(Template.mark) ?? false
    }
    return count == 0 ? nil : "\(chapter.id): \(count) files still say \(Template.mark)"
  }

  private static let parts: [String: [String]] = [
    "Chapters/": ["Hints.md", "README.md", "TEACHING.md", "YourRefactoring", "YourTests"]
      + Chapter.rooms,
    "Solutions/": ["YourRefactoring", "YourTests"],
    "Tests/": ["Empty", "Mutants", "RightAnswers", "Start", "Variants", "WrongAnswers"],
  ]

  private var missing: [String] {
    let files = [
      "Tests/\(chapter.id)/Start/YourRefactoring/Entry.swift",
      "Solutions/\(chapter.id)/YourRefactoring/Entry.swift",
    ]
    let wanted = Self.parts.flatMap { top, names in names.map { "\(top)\(chapter.id)/\($0)" } }
    let optional = Chapter.optionalRooms.map { "Chapters/\(chapter.id)/\($0)" }
    return (wanted + files).sorted().filter {
      !optional.contains($0)
        && !FileManager.default.fileExists(atPath: chapter.root.appending(path: $0).path)
    }.map { "\($0) is missing" }
  }

  private var stray: [String] {
    Self.parts.flatMap { top, names in
      let below = FileManager.default.enumerator(
        atPath: chapter.root.appending(path: top + chapter.id).path)
      var stray: [String] = []
      while let path = below?.nextObject() as? String {
        if !isExpected(path, names, inSuite: top == "Tests/") {
          stray.append("\(top)\(chapter.id)/\(path) does not belong there")
        }
      }
      return stray
    }.sorted()
  }

  private func isExpected(_ path: String, _ names: [String], inSuite: Bool) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    if parts.count == 1 { return names.contains(path) || (inSuite && isSource(path)) }
    switch parts[0] {
    case "Mutants", "Variants", "WrongAnswers":
      return parts.count == 2 && parts[1].wholeMatch(of: /[a-z][a-z0-9-]*\.diff/) != nil
    case "RightAnswers": return isName(parts[1]) && isInTurn(parts.dropFirst(2))
    case "Empty", "Start": return isInTurn(parts.dropFirst())
    default: return names.contains(parts[0]) && parts.count == 2 && isSource(parts[1])
    }
  }

  /// Whether a path is that of a learner's folder, or of a source file in it.
  private func isInTurn(_ parts: ArraySlice<String>) -> Bool {
    guard let folder = parts.first else { return true }
    let rest = parts.dropFirst()
    return Turn(rawValue: folder) != nil
      && (rest.isEmpty || (rest.count == 1 && isSource(rest[rest.startIndex])))
  }

  private func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && isName(String(name.dropLast(6)))
  }

  private func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Z][A-Za-z0-9_+]*/) != nil
  }
}
