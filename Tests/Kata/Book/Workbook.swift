import Foundation

/// A workbook on disk: its root folder and its chapters, in the order they are worked.
struct Workbook: Sendable {
  let root: URL
  let chapters: [Chapter]

  /// The chapter that comes after another; nil after the last.
  func chapter(after chapter: Chapter) -> Chapter? {
    chapters.firstIndex(of: chapter).flatMap { chapters.dropFirst($0 + 1).first }
  }

  /// The chapter that comes before another; nil before the first.
  func chapter(before chapter: Chapter) -> Chapter? {
    chapters.firstIndex(of: chapter).flatMap { $0 > 0 ? chapters[$0 - 1] : nil }
  }

  /// What can be made again: everything that was built, and the verdicts.
  ///
  /// `KATA_CACHE` names another folder.
  var cache: URL {
    if let path = ProcessInfo.processInfo.environment["KATA_CACHE"], !path.isEmpty {
      return URL(filePath: path)
    }
    return root.appending(path: ".build/kata")
  }

  /// For how many seconds a test may give no sign of life; `KATA_TIME_LIMIT` sets another number.
  var timeLimit: Double {
    get throws { try Self.timeLimit(ProcessInfo.processInfo.environment["KATA_TIME_LIMIT"]) }
  }

  /// The same by the value of `KATA_TIME_LIMIT`, nil where that is not set; a day at most, because durations cannot be
  /// as long as numbers can be large.
  static func timeLimit(_ text: String?) throws -> Double {
    guard let text, !text.isEmpty else { return 5 }
    guard let limit = Double(text), limit > 0, limit.isFinite else {
      throw Failure.usage("KATA_TIME_LIMIT is a number of seconds, not \"\(text)\".")
    }
    return min(limit, 86_400)
  }

  /// What cannot be made again: backups of a learner's files, and which hints were shown.
  var keepsakes: URL { root.appending(path: ".kata") }

  /// Finds the workbook around a folder.
  static func find(from folder: URL) throws -> Workbook {
    var root = folder.standardizedFileURL
    while true {
      let manifest = root.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8),
        FileManager.default.fileExists(atPath: root.appending(path: "Chapters").path)
      {
        return Workbook(root: root, chapters: try Chapter.named(inManifest: text, root: root))
      }
      // A working folder that was deleted has no path, and nothing above it.
      guard root.path.hasPrefix("/"), root.path != "/" else { break }
      root.deleteLastPathComponent()
    }
    throw Failure.usage(
      "There is no workbook here. kata looks for Package.swift and Chapters in \(folder.path)"
        + " and in the folders above it: go to your clone first.")
  }

  // MARK: - Its repository

  /// The commit the workbook is at: the beginning of its hash, with `+` where files that are not the learner's have
  /// changed since; `no commit` outside a repository.
  func commit() async throws -> String {
    let head = try await git(["rev-parse", "--short=12", "HEAD"])
    guard head.ending == .exited(0) else { return "no commit" }
    let learners = Turn.allCases.map { ":(exclude,glob)Chapters/*/\($0.rawValue)/**" }
    let changed = try await git(["status", "--porcelain", "--", "."] + learners)
    return head.output.trimmingCharacters(in: .newlines) + (changed.output.isEmpty ? "" : "+")
  }

  /// Whether something in some folders, named as seen from the root, has changed since the last commit; false outside a
  /// repository.
  func hasChanges(_ paths: [String]) async throws -> Bool {
    try await !changes(in: paths).isEmpty
  }

  private func changes(in paths: [String]) async throws -> [String] {
    let status = try await git(["status", "--porcelain", "-uall", "--"] + paths)
    return status.ending == .exited(0) ? status.output.split(separator: "\n").map(String.init) : []
  }

  /// What has changed since the last commit in the given files of a chapter and in those that all share, and how to undo
  /// it; nil where nothing has, or outside a repository.
  func changeOfGivenFiles(of chapter: Chapter) async throws -> String? {
    let folders = [
      chapter.suitePath, "Solutions/\(chapter.id)", "Chapters/Platform", "Tests/Support",
    ]
    let rooms = Chapter.rooms.map { "\(chapter.workPath)/\($0)" }
    guard let line = try await changes(in: folders + rooms).first else { return nil }
    let path = Style.harmlessName(String(line.dropFirst(3)))
    return line.hasPrefix("??")
      ? "\(path) is new, in a folder that is given: move it away."
      : "\(path) is changed, and it is given: `git restore \(path)` undoes that."
  }

  /// Runs git in the workbook, or in the folder that a further `-C` names.
  func git(_ arguments: [String]) async throws -> Subprocess.Result {
    try await Toolchain.git(["-C", root.path] + arguments).run()
  }

  // MARK: - A learner's files

  /// Restores the untouched start of a chapter, once the learner's files are kept in a dated folder.
  ///
  /// The folder is returned, as seen from the root; nil where the files were untouched, and nothing was done. A
  /// ``Failure`` says what became of the files.
  func restore(_ chapter: Chapter) throws -> String? {
    let start = try Submission.sources(in: chapter.start)
    guard !start.paths.isEmpty else {
      throw Failure.grader("\(chapter.suitePath)/Start is missing: nothing was changed.")
    }
    if try Submission.sources(in: chapter.work).hasSameContents(as: start) { return nil }
    let backup: URL
    do { backup = try keep(chapter.work, of: chapter) } catch {
      throw Failure.grader(
        "Chapter \(chapter.number) was not reset, because your files cannot be kept",
        because: error)
    }
    do {
      for folder in Turn.folders(in: chapter.work)
      where FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
      try start.copy(to: chapter.work)
    } catch {
      throw Failure.grader(
        "Chapter \(chapter.number) could not be reset", because: error,
        " Your files are kept in \(backup.path).")
    }
    return String(backup.path.dropFirst(root.path.count + 1))
  }

  /// Keeps a learner's two folders, whole, whatever is in them, in a dated folder.
  @discardableResult func keep(_ folder: URL, of chapter: Chapter) throws -> URL {
    let backup = keepsakes.appending(path: "backups/\(chapter.id)/\(Self.stamp())")
    try FileManager.default.createDirectory(at: backup, withIntermediateDirectories: true)
    for source in Turn.folders(in: folder)
    where FileManager.default.fileExists(atPath: source.path) {
      let target = backup.appending(path: source.lastPathComponent)
      try FileManager.default.copyItem(at: source, to: target)
    }
    return backup
  }

  /// The time in the local zone, fit for a folder's name, with a fraction so that no two are the same.
  private static func stamp() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss-SSS"
    return formatter.string(from: Date())
  }
}
