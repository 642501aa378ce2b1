import Foundation

/// The files of a chapter's start that are newer than a learner's, by path.
struct StartNews {
  /// The files that are new in the start.
  var added: [String] = []
  /// The files that the learner has left as they were, and that are changed in the start.
  var replaced: [String] = []
  /// The files that the learner has left as they were, and that the start has no more.
  var removed: [String] = []
  /// The files that both have changed. They stay as the learner has them.
  var kept: [String] = []

  /// Whether there is nothing to bring.
  var isEmpty: Bool { added.isEmpty && replaced.isEmpty && removed.isEmpty }

  /// Compares three states of each file: in the edition with which the learner began, in the learner's folders, and in
  /// the start as it is now.
  init(of chapter: Chapter, after old: Edition) async throws {
    let trees = try [chapter.start, chapter.work].map(Submission.sources)
    let hashes = try await Edition.hashes(of: trees)
    let (now, learner) = (hashes[0], hashes[1])
    for path in Set(now.keys).union(old.start.keys).sorted()
    where now[path] != old.start[path] && now[path] != learner[path] {
      switch (old.start[path], learner[path], now[path]) {
      case (nil, nil, _): added.append(path)
      case (let begun, let mine, nil) where begun == mine: removed.append(path)
      case (let begun, let mine, _) where begun == mine: replaced.append(path)
      case (_, nil, _), (_, _, nil): break
      default: kept.append(path)
      }
    }
  }
}
