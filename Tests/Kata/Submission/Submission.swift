import Foundation

/// A tree that holds a learner's `YourTests/` and `YourRefactoring/` folders, and nothing else that counts.
struct Submission: Sendable {
  let root: URL

  /// A submission of one chapter, copied at one moment so that it cannot change while it is judged.
  struct Snapshot: Sendable {
    /// The folder that stands for the chapter's: it holds the copies of the learner's two folders.
    let folder: URL

    /// How far the learner has come, as far as the files tell.
    let standing: Standing

    /// Why there is nothing to judge although the learner handed something in.
    let problem: String?

    private let tests: SourceTree
    private let refactoring: SourceTree

    fileprivate init(folder: URL, standing: Standing, problem: String?) throws {
      self.folder = folder
      self.standing = standing
      self.problem = problem
      tests = try SourceTree(root: folder, folders: [Turn.tests.rawValue])
      refactoring = try SourceTree(root: folder, folders: [Turn.refactoring.rawValue])
    }

    func sources(_ turn: Turn) -> SourceTree {
      switch turn {
      case .tests: tests
      case .refactoring: refactoring
      }
    }
  }

  /// Copies the learner's files of one chapter.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - folder: An empty folder for the copies.
  /// - Returns: The copies; without files and with a ``Snapshot/problem`` when the learner's cannot be read.
  /// - Throws: ``Failure`` when the copies cannot be read, or the chapter's start.
  func snapshot(of chapter: Chapter, in folder: URL) throws -> Snapshot {
    do {
      guard let source = try self.folder(of: chapter) else {
        return try Snapshot(folder: folder, standing: .missing, problem: nil)
      }
      try Self.sources(in: source).copy(to: folder)
    } catch {
      for turn in Turn.allCases {
        try? FileManager.default.removeItem(at: folder.appending(path: turn.rawValue))
      }
      let cause = (error as? Failure)?.message ?? (error as NSError).localizedDescription
      return try Snapshot(
        folder: folder, standing: .inProgress,
        problem: "The files cannot be read. \(cause)")
    }
    return try Snapshot(
      folder: folder, standing: Standing(of: folder, in: chapter), problem: nil)
  }

  /// How far the learner has come in a chapter, looking at the files as they are now.
  ///
  /// - Throws: ``Failure`` when they cannot be read.
  func standing(in chapter: Chapter) throws -> Standing {
    guard let folder = try folder(of: chapter) else { return .missing }
    return try Standing(of: folder, in: chapter)
  }

  /// The folder that holds the learner's two folders of a chapter: in a clone it is below `Chapters`,
  /// in a tree that mirrors `Solutions` at the top; nil when there is none.
  ///
  /// - Throws: ``Failure`` when it is a symbolic link, or below one.
  private func folder(of chapter: Chapter) throws -> URL? {
    for path in [chapter.workPath, chapter.id] {
      let folder = root.appending(path: path)
      let turns = Turn.allCases.map { folder.appending(path: $0.rawValue) }
      guard turns.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
        continue
      }
      var place = root
      for name in path.split(separator: "/") {
        place.append(path: String(name))
        if FileKind(of: place) == .link { throw Self.link(place, seenFrom: root) }
      }
      if let link = turns.first(where: { FileKind(of: $0) == .link }) {
        throw Self.link(link, seenFrom: root)
      }
      return folder
    }
    return nil
  }

  static func sources(in folder: URL) throws -> SourceTree {
    try SourceTree(root: folder, folders: Turn.allCases.map(\.rawValue))
  }

  private static func link(_ place: URL, seenFrom root: URL) -> Failure {
    let path = place.path.dropFirst(root.path.count).drop { $0 == "/" }
    return .usage("\(path) is a symbolic link, and links are not followed.")
  }
}
