import Foundation

/// A workbook on disk: its root folder, and its chapters in the order in which they are worked.
struct Workbook: Sendable {
  let root: URL
  let chapters: [Chapter]
  /// The store of another workbook, if this one uses it.
  var sharedCache: URL?

  /// Whether it is a handout, without solutions.
  var isHandout: Bool { chapters.first?.isHandout == true }

  /// The next chapter; nil after the last.
  func chapter(after chapter: Chapter) -> Chapter? {
    chapters.firstIndex(of: chapter).flatMap { chapters.dropFirst($0 + 1).first }
  }

  /// The previous chapter; nil before the first.
  func chapter(before chapter: Chapter) -> Chapter? {
    chapters.firstIndex(of: chapter).flatMap { $0 > 0 ? chapters[$0 - 1] : nil }
  }

  /// The folder of everything that can be made again: the builds and the verdicts.
  ///
  /// `KATA_CACHE` names another folder.
  var cache: URL {
    if let path = ProcessInfo.processInfo.environment["KATA_CACHE"], !path.isEmpty {
      return URL(filePath: path)
    }
    return sharedCache ?? root.appending(path: ".build/kata")
  }

  /// The seconds for which a test may give no sign of life; `KATA_TIME_LIMIT` sets another number.
  var timeLimit: Double {
    get throws { try Self.timeLimit(ProcessInfo.processInfo.environment["KATA_TIME_LIMIT"]) }
  }

  /// The time limit for a value of `KATA_TIME_LIMIT`, or for nil if it is not set. It is at most a day, because a
  /// duration cannot be as long as a number can be large.
  static func timeLimit(_ text: String?) throws -> Double {
    guard let text, !text.isEmpty else { return 5 }
    guard let limit = Double(text), limit > 0, limit.isFinite else {
      throw Failure.usage("KATA_TIME_LIMIT is a number of seconds, not \"\(text)\".")
    }
    return min(limit, 86_400)
  }

  /// The folder of things that cannot be made again: backups of a learner's files, and the record of shown hints.
  var keepsakes: URL { root.appending(path: ".kata") }

  /// Finds the workbook around a folder, by default that of the process.
  static func find(
    from folder: URL = URL(filePath: FileManager.default.currentDirectoryPath)
  ) throws -> Workbook {
    var root = folder.standardizedFileURL
    while true {
      let manifest = root.appending(path: "Package.swift")
      if FileKind(of: manifest) != nil, FileKind(of: root.appending(path: "Chapters")) != nil {
        let chapters = try Chapter.named(inManifest: String(textOf: manifest), root: root)
        guard !chapters.isEmpty else {
          throw Failure.grader("\(manifest.path) names no chapter. `git checkout` brings it back.")
        }
        return Workbook(root: root, chapters: chapters)
      }
      // The path of a deleted working folder is empty, and has no folder above it.
      guard root.path.hasPrefix("/"), root.path != "/" else { break }
      root.deleteLastPathComponent()
    }
    throw Failure.usage(
      "There is no workbook here. kata looks for Package.swift and Chapters in \(folder.path)"
        + " and in the folders above it: go to your clone first.")
  }

  // MARK: - The workbook's repository

  /// The workbook's commit: the beginning of its hash, with `+` if files other than the learner's have changed since.
  /// Outside a repository it is `no commit`.
  func commit() async throws -> String {
    guard let git = try await ownRepository() else { return "no commit" }
    let head = try await git.run(["rev-parse", "--short=12", "HEAD"])
    guard head.hasSucceeded else { return "no commit" }
    let learners = (Turn.allCases.map(\.rawValue) + [LearnersMutants.folder])
      .map { ":(exclude,glob)Chapters/*/\($0)/**" }
    let status = try await git.run(["status", "--porcelain", "--", "."] + learners)
    let isClean = status.hasSucceeded && status.output.isEmpty
    return head.output.trimmingCharacters(in: .newlines) + (isClean ? "" : "+")
  }

  /// The hash of kata's sources: as git has them in the last commit, or, where they differ from it or there is no
  /// repository, of the files themselves, with a `+` behind it. The texts are written to a folder.
  func hashOfKata(in folder: URL) async throws -> String {
    let place = "Tests/Kata"
    if let git = try await ownRepository() {
      let tree = try await git.run(["rev-parse", "--verify", "--quiet", "HEAD:\(place)"])
      let status = try await git.run(["status", "--porcelain", "--", place])
      if tree.hasSucceeded, status.hasSucceeded, status.output.isEmpty {
        return tree.output.trimmingCharacters(in: .newlines)
      }
    }
    let sources = try SourceTree(root: root, folders: [place])
    let lines = try await zip(sources.paths, Fingerprint.of(files: sources.files)).map {
      "\($0) \($1)\n"
    }
    return try await Fingerprint.of(texts: [lines.joined()], folder: folder)[0] + "+"
  }

  /// The changes in some folders, as seen from the root, since the last commit: git's short lines, none outside a
  /// repository.
  func changes(in paths: [String]) async throws -> [String] {
    guard let git = try await ownRepository() else { return [] }
    let status = try await git.run(["status", "--porcelain", "-uall", "--"] + paths)
    // New files that are no part of a chapter are a desktop's or an editor's.
    return status.output.split(separator: "\n").map(String.init).filter { line in
      !line.hasPrefix("??") || [".swift", ".diff", ".md"].contains(where: line.hasSuffix)
    }
  }

  /// The first change since the last commit in some chapters' given files or in the shared files, and how to undo it; nil
  /// if there is none, or outside a repository.
  func changeOfGivenFiles(of chapters: [Chapter]) async throws -> String? {
    let folders = chapters.flatMap { chapter in
      [chapter.suitePath, "Solutions/\(chapter.id)"]
        + Chapter.rooms.map { "\(chapter.workPath)/\($0)" }
    }
    let shared = ["Chapters/Platform", "Tests/Support"]
    guard let line = try await changes(in: folders + shared).first else { return nil }
    let path = Style.harmlessName(String(line.dropFirst(3)))
    if line.hasPrefix("??") { return "\(path) is new, in a folder that is given: move it away." }
    let planting = chapters.first {
      $0.letsPlant && path.hasPrefix("\($0.workPath)/\(LearnersMutants.room)/")
    }
    return "\(path) is changed, and it is given: \(Self.undo(path)) undoes that."
      + (planting.map { " `swift run kata plant \($0.number)` makes a mutant of it." } ?? "")
  }

  /// The command that brings paths back as they were in the last commit, staged or not, in marks of code.
  static func undo(_ paths: String) -> String { "`git checkout HEAD -- \(paths)`" }

  /// The commands that make a first commit, in marks of code.
  static let firstCommit = "`git add -A; git commit -m Start`"

  /// git in the workbook's own repository. Throws ``Failure`` with git's words if git refuses it, or if there is none: a
  /// workbook in a folder of another repository, such as a home folder, has none.
  func repository() async throws -> Git {
    let none = Failure.usage("This workbook is no clone: it has no repository of its own.")
    guard FileKind(of: root.appending(path: ".git")) != nil else { throw none }
    let git = Git(.users, in: root)
    let top = try await git.run(["rev-parse", "--show-toplevel"])
    guard top.hasSucceeded else { throw Failure.usage(top.reason) }
    let place = URL(filePath: top.output.trimmingCharacters(in: .newlines))
    guard place.resolvingSymlinksInPath().path == root.resolvingSymlinksInPath().path else {
      throw Failure.usage(
        "This workbook's repository says that its files lie in \(place.path): see `git config core.worktree`."
      )
    }
    return git
  }

  /// git in the workbook's own repository; nil if there is none, or git refuses it.
  private func ownRepository() async throws -> Git? {
    do { return try await repository() } catch is Failure { return nil }
  }
}
