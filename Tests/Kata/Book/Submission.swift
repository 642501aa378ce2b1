import Foundation

/// A tree with a learner's `YourTests/` and `YourRefactoring/` folders. Nothing else in it counts.
struct Submission: Sendable {
  let root: URL

  /// Whether the root is a link in a class. Then nothing is read: it could be a neighbour's folder.
  var problem: String?

  /// Whether the lesson's attempt counts as the learner's own tests, as in `kata test`.
  var includesAttempts = false

  static let linkProblem = "It is a symbolic link, and links are not followed."

  /// A copy of one chapter's files, made at one moment so that they cannot change while they are judged.
  struct Snapshot: Sendable {
    /// The folder with the copies of the learner's two folders. It takes the place of the chapter's folder.
    let folder: URL

    /// The learner's progress, as far as the files show it.
    let standing: LearnerProgress

    /// The reason why nothing can be judged although the learner handed something in.
    let problem: String?

    private let tests: SourceTree
    private let refactoring: SourceTree

    fileprivate init(folder: URL, standing: LearnerProgress, problem: String?) throws {
      self.folder = folder
      self.standing = standing
      self.problem = problem
      tests = try SourceTree(root: folder, folders: [Turn.tests.rawValue])
      refactoring = try SourceTree(root: folder, folders: [Turn.refactoring.rawValue])
    }

    func sources(_ turn: Turn) -> SourceTree { turn == .tests ? tests : refactoring }
  }

  /// The workbook's own solutions.
  static func solutions(of chapter: Chapter) -> Submission {
    Submission(root: chapter.root.appending(path: "Solutions"))
  }

  /// Whether `root` is a folder.
  var isFolder: Bool { FileKind(of: root.resolvingSymlinksInPath()) == .folder }

  /// Copies the learner's files of one chapter to an empty folder. If they cannot be read, the snapshot has no files,
  /// and a ``Snapshot/problem``.
  func snapshot(of chapter: Chapter, in folder: URL) throws -> Snapshot {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources: SourceTree
    if let problem {
      return try Snapshot(folder: folder, standing: .inProgress, problem: problem)
    }
    guard isFolder else {
      return try Snapshot(
        folder: folder, standing: .inProgress,
        problem: "There is no folder \(Style.harmlessName(root.path)) to grade.")
    }
    do {
      guard let source = try self.work(in: chapter) else {
        return try Snapshot(folder: folder, standing: .missing, problem: nil)
      }
      sources = try Self.sources(in: source)
      try Self.refuseOddities(in: sources)
    } catch {
      let cause = error.localizedDescription
      return try Snapshot(
        folder: folder, standing: .inProgress, problem: "The files cannot be read. \(cause)")
    }
    let attempts = includesAttempts ? [] : Lesson.attempts(among: sources.paths, of: chapter)
    try sources.without(attempts).copy(to: folder)
    var standing = try LearnerProgress(of: folder, in: chapter)
    standing.noteSaves(of: sources)
    standing.attempts = attempts
    return try Snapshot(folder: folder, standing: standing, problem: nil)
  }

  /// Whether the tree holds anything of a chapter.
  func holds(_ chapter: Chapter) throws -> Bool { try work(in: chapter) != nil }

  /// The learner's progress in a chapter, from the files as they are now.
  func standing(in chapter: Chapter) throws -> LearnerProgress {
    guard let folder = try work(in: chapter) else { return .missing }
    var standing = try LearnerProgress(of: folder, in: chapter)
    try standing.noteSaves(of: Self.sources(in: folder))
    return standing
  }

  /// The folder with the learner's two folders of a chapter; nil if there is none. It is below `Chapters` in a clone,
  /// and at the top of a tree that mirrors `Solutions`.
  func work(in chapter: Chapter) throws -> URL? {
    for path in [chapter.workPath, chapter.id] {
      let folder = root.appending(path: path)
      let turns = Turn.folders(in: folder)
      for place in [root, folder.deletingLastPathComponent(), folder] {
        try FileKind.requireAccess(to: place)
      }
      guard turns.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
        continue
      }
      let above = path == chapter.id ? [] : [folder.deletingLastPathComponent()]
      if let link = (above + [folder] + turns).first(where: { FileKind(of: $0) == .link }) {
        let path = link.path.dropFirst(root.path.count).drop { $0 == "/" }
        throw Failure.usage("\(path) is a symbolic link, and links are not followed.")
      }
      return folder
    }
    return nil
  }

  /// Limits on a chapter's number of Swift files, and on their size in bytes together.
  private static let (fileLimit, sizeLimit) = (1_000, 2_000_000)

  /// The greatest length of a path in bytes. With `.o` at its end, the path becomes the name of a file.
  private static let pathLimit = 240

  /// Refuses odd names and too many or too large files, before anything is copied.
  private static func refuseOddities(in sources: SourceTree) throws {
    // Swift joins an accent after a slash to one character with it, which is no slash.
    let odd = sources.paths.first {
      $0.count { $0 == "/" } != $0.utf8.count { $0 == UInt8(ascii: "/") }
    }
    if let odd {
      throw Failure.usage(
        "A name begins with an accent or another sign that joins the one before it:"
          + " \(Style.harmlessName(odd)). Give it another name.")
    }
    // The objects are named after the paths, with three bytes for each `/` and `%`.
    let lengths = sources.paths.map { $0.utf8.count + 2 * $0.count { "/%".contains($0) } }
    if let long = zip(sources.paths, lengths).first(where: { $0.1 > pathLimit })?.0 {
      throw Failure.usage(
        "The path of a file is too long, at \(long.utf8.count) bytes. Shorten the names in"
          + " \(Style.harmlessName(long))")
    }
    guard sources.paths.count <= fileLimit else {
      throw Failure.usage(
        "There are \(sources.paths.count) Swift files, and a chapter has at most \(fileLimit).")
    }
    let sizes = sources.files.map(FileKind.size)
    guard sizes.reduce(0, +) <= sizeLimit else {
      let greatest = zip(sources.paths, sizes).max { $0.1 < $1.1 }?.0 ?? ""
      throw Failure.usage(
        "The Swift files are larger than \(sizeLimit / 1_000_000) MB together; the largest is"
          + " \(Style.harmlessName(greatest)).")
    }
    if let locked = zip(sources.paths, sources.files).first(where: { access($1.path, R_OK) != 0 }) {
      throw Failure.usage("\(Style.harmlessName(locked.0)): \(String(cString: strerror(errno))).")
    }
  }

  /// The Swift files in the learner's two folders.
  static func sources(in folder: URL) throws -> SourceTree {
    try SourceTree(root: folder, folders: Turn.allCases.map(\.rawValue))
  }
}
