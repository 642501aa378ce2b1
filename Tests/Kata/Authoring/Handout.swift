import Foundation

/// A copy of a workbook for learners, without solutions, and without that which a teacher hides.
struct Handout {
  let workbook: Workbook
  /// The chapters in the copy.
  let chapters: [Chapter]
  let hidden: HiddenItems
  /// Whether learners get hints.
  let showsHints: Bool
  /// Whether the code of turn 2 is in it that some mutants change.
  let showsReference: Bool

  /// The chapters with mutants in the code of turn 2, without which they cannot be judged.
  static func needReference(_ chapters: [Chapter]) throws -> [Chapter] {
    try chapters.filter { try ($0.mutants + $0.variants).contains(where: \.isInRefactoring) }
  }

  /// Writes the copy to an empty or missing folder. Returns its texts.
  func write(to folder: URL) async throws -> HandoutText {
    let git: Git
    do { git = try await workbook.repository() } catch let failure as Failure {
      throw Failure.usage("A handout is made of the files in git. " + failure.message)
    }
    if let path = try await git.list(["ls-files", "--unmerged", "-z"]).first {
      let name = path.split(separator: "\t").last.map(String.init) ?? path
      throw Failure.usage(
        "\(Style.harmlessName(name)) is in a merge conflict. Resolve it, and `git add` it.")
    }
    let known = try await git.list(["ls-files", "-z"])
    guard !known.isEmpty else {
      throw Failure.usage(
        "A handout is made of the files in git, and it knows none here: \(Workbook.firstCommit) makes it know them."
      )
    }
    // A page on a technique goes with the chapters that link to it.
    let pages = { (chapters: [Chapter]) in Set(chapters.flatMap { Lesson(of: $0).techniques }) }
    let leftPages = pages(workbook.chapters).subtracting(pages(chapters))
    let paths = known.filter { isIncluded($0) && !leftPages.contains($0) }
    for path in paths { try copy(path, to: folder) }
    for chapter in chapters {
      for name in ["Mutants", "Variants"] {
        // Git keeps no empty folder.
        let place = folder.appending(path: "\(chapter.suitePath)/\(name)")
        if FileKind(of: place) == nil {
          try TemporaryFiles.write("", to: place.appending(path: ".keep"))
        }
      }
    }
    try TemporaryFiles.write(
      "A handout of the workbook \(try await workbook.commit()), without its solutions.\n",
      to: folder.appending(path: Chapter.handoutMark))
    let left = workbook.chapters.filter { !chapters.contains($0) }
    let text = HandoutText(folder: folder, handout: self, left: left, paths: paths)
    try text.edit()
    return text
  }

  /// Whether learners get a file.
  private func isIncluded(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    if Self.teachers.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { return false }
    guard parts.count > 2, let chapter = workbook.chapters.first(where: { $0.id == parts[1] })
    else {
      // Other files are the teacher's own.
      return path.hasPrefix(".") || Self.parts.contains(parts[0])
    }
    guard chapters.contains(chapter) else { return false }
    switch parts[0] {
    case "Solutions":
      return showsReference && parts[2] == Turn.refactoring.rawValue
        && (try? Self.needReference([chapter]).isEmpty) == false
    case "Tests" where parts.count > 3 && ["Mutants", "Variants"].contains(parts[2]):
      return !hidden.contains(String(parts[3].dropLast(".diff".count)), of: chapter.id)
    case "Tests":
      return !Self.answers.contains(parts[2]) && !hidden.contains(parts[2], of: chapter.id)
    default: return true
    }
  }

  private static let teachers = [
    ".ci", ".github/CONTRIBUTING.md", ".github/TEACHING.md", ".github/ISSUE_TEMPLATE",
    ".github/workflows/chapters.yml", ".github/workflows/slow.yml", "Tests/KataTests",
    "Tests/NewChapter", "Tests/PlatformTests", "Tests/Techniques",
  ]

  private static let parts = ["Chapters", "Tests", "Package.swift", "README.md"]

  private static let answers = ["Duel", "Refused", "RightAnswers", "TEACHING.md", "WrongAnswers"]

  /// Copies a file; a learner's file is copied from the untouched start.
  private func copy(_ path: String, to folder: URL) throws {
    var source = path
    let parts = path.split(separator: "/").map(String.init)
    if parts.count > 3, parts[0] == "Chapters", Turn(rawValue: parts[2]) != nil {
      source = (["Tests", parts[1], "Start"] + parts[2...]).joined(separator: "/")
    }
    let (from, target) = (workbook.root.appending(path: source), folder.appending(path: path))
    // A file that the learner's folder has and the start lacks is the user's own.
    guard FileKind(of: from) != nil else { return }
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try TemporaryFiles.copyContents(of: from, to: target)
    } catch { throw Failure.grader("\(path) cannot be copied", because: error) }
  }

  /// The names of hidden mutants and variants, and of the tests in hidden files, by chapter.
  func hiddenNames(of chapter: Chapter) throws -> [String] {
    let plants = try (chapter.mutants + chapter.variants).map(\.id)
    let suite = try SourceTree(topLevelOf: chapter.suite)
    let tests = try zip(suite.paths, suite.files).filter { hidden.contains($0.0, of: chapter.id) }
      .flatMap { try String(textOf: $0.1).matches(of: /func `(.+?)`/) }
      .map { String($0.output.1) }
    return plants.filter { hidden.contains($0, of: chapter.id) } + tests
  }
}
