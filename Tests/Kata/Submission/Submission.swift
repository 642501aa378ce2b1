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

  /// The folder that holds the learner's two folders of a chapter: in a clone it is below `Chapters`,
  /// in a tree that mirrors `Solutions` at the top; nil when there is none.
  func folder(of chapter: Chapter) -> URL? {
    [chapter.workPath, chapter.id].map { root.appending(path: $0) }.first { folder in
      Turn.allCases.contains {
        FileManager.default.fileExists(atPath: folder.appending(path: $0.rawValue).path)
      }
    }
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
      root: folder(of: chapter) ?? root.appending(path: chapter.workPath),
      folders: Turn.allCases.map(\.rawValue))
  }
}
