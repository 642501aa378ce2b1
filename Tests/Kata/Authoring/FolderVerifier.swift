import Foundation

/// Proves that a chapter's folders hold the right files and no others.
struct FolderVerifier {
  let chapter: Chapter

  func proof() -> Proof {
    Proof("no file is missing, stray or misnamed", objections: missing + stray)
  }

  /// A sentence about the learner's two folders, if they are no longer the start; nil if they are.
  private var work: String? {
    guard let start = try? Submission.sources(in: chapter.start),
      (try? Submission.sources(in: chapter.work).hasSameContents(as: start)) != true
    else { return nil }
    return
      "\(chapter.id): YourTests and YourRefactoring are not as in \(chapter.suitePath)/Start. A learner's work"
      + " is not verified; the rest is."
  }

  /// Sentences about the work that is left before learners can use the chapter; empty if none is left.
  var remarks: [String] {
    let readme = try? String(textOf: chapter.root.appending(path: "README.md"))
    let examples = Self.expected.keys.flatMap(paths).count { path in
      let text = try? String(textOf: chapter.root.appending(path: path))
      return text?.contains(Template.mark) ?? false
    }
    return [work].compactMap(\.self)
      + (examples == 0 ? [] : ["\(chapter.id): \(examples) files still say \(Template.mark)"])
      + (readme?.contains("(\(chapter.workPath)/README.md)") ?? true
        ? [] : ["\(chapter.id): the table in the workbook's README.md has no row for it"])
  }

  private static let source = #"[A-Z]\w*(\+\w+)*\.swift"#
  private static let turn = "Your(Tests|Refactoring)(/\(source))?"

  /// Patterns for the paths in each of a chapter's folders.
  private static let expected = [
    "Chapters":
      "(Hints|README)\\.md|(\(Chapter.rooms.joined(separator: "|")))(/\(source))?|\(turn)",
    "Solutions": turn,
    "Tests":
      "\(source)|chapter\\.json|TEACHING\\.md|(Duel|Mutants|Refused|Variants|WrongAnswers)"
      + "(/[a-z][a-z0-9-]*\\.diff)?"
      + "|Duel/YourTests(/\(source))?"
      + "|RightAnswers(/[A-Z]\\w*(/\(turn))?)?|Start(/\(turn))?",
  ]

  private var missing: [String] {
    let turns = Turn.allCases.map(\.rawValue)
    let rooms = Chapter.rooms.filter { !Chapter.optionalRooms.contains($0) }
    let entry = "YourRefactoring/Entry.swift"
    let wanted = [
      "Chapters": ["Hints.md", "README.md"] + rooms + turns,
      "Solutions": turns + [entry],
      "Tests": ["TEACHING.md", "Mutants", "RightAnswers", "Start", "Variants", "WrongAnswers"]
        + ["Start/\(entry)"],
    ]
    return wanted.flatMap { top, names in names.map { "\(top)/\(chapter.id)/\($0)" } }.sorted()
      .filter { FileKind(of: chapter.root.appending(path: $0)) == nil }.map { "\($0) is missing" }
  }

  private var stray: [String] {
    Self.expected.flatMap { top, names in
      let expected = try? Regex("\(top)/\(chapter.id)/(\(names))")
      return paths(below: top).filter { path in
        let isLearners = top == "Chapters" && path.split(separator: "/")[2].hasPrefix("Your")
        return !isLearners && expected.map { path.wholeMatch(of: $0) == nil } ?? true
      }
    }.sorted().map { "\($0) does not belong there" }
  }

  private func paths(below top: String) -> [String] {
    let folder = "\(top)/\(chapter.id)"
    let place = chapter.root.appending(path: folder).path
    return (FileManager.default.subpaths(atPath: place) ?? [])
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { "\(folder)/\($0)" }
  }
}
