import Foundation

/// A tree that holds somebody's `YourTests/` and `YourRefactoring/` folders, and nothing else that counts.
struct Submission: Sendable {
  let root: URL

  /// A submission of one chapter, copied at one moment so that it cannot change while it is judged.
  struct Snapshot: Sendable {
    /// The folder that stands for the chapter's: it holds the copies of the learner's two folders.
    let folder: URL

    func sources(_ turn: Turn) -> SourceTree { SourceTree(root: folder, folders: [turn.rawValue]) }
  }

  /// Copies the learner's files of one chapter.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - folder: An empty folder for the copies.
  /// - Returns: The copies.
  /// - Throws: An error of the file system.
  func snapshot(of chapter: Chapter, in folder: URL) throws -> Snapshot {
    try sources(of: chapter).copy(to: folder)
    return Snapshot(folder: folder)
  }

  /// The learner's files of one chapter.
  func sources(of chapter: Chapter) -> SourceTree {
    SourceTree(
      root: root.appending(path: chapter.workPath), folders: Turn.allCases.map(\.rawValue))
  }
}
