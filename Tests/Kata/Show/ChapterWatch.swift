import Foundation

/// Judges a chapter each time the contents of its files change. New contents cancel the judging of old ones.
struct ChapterWatch: Sendable {
  let chapter: Chapter
  let submission: Submission
  let judge: Judge
  let tell: @Sendable (WatchEvent) -> Void

  /// Watches until its task is cancelled. With `again`, the first judging ignores a kept verdict.
  func run(again: Bool) async {
    var judged: Contents?
    var before: Contents?
    var judging: Task<Void, Never>?
    while !Task.isCancelled {
      let start = ContinuousClock.now
      let contents = Contents(of: chapter)
      let cost = ContinuousClock.now - start
      if contents != judged {
        judging?.cancel()
        judged = nil
        // If two looks find different contents, a save is going on.
        if contents == before {
          await judging?.value
          let isFirst = judging == nil
          tell(.began(chapter, afterSave: !isFirst))
          judging = Task { await judge(again: again && isFirst) }
          judged = contents
        }
      }
      before = contents
      // Longer pauses save a battery, and spare a slow network drive.
      let pause =
        judged == nil
        ? max(.milliseconds(30), cost) : min(max(.milliseconds(100), cost * 5), .seconds(1))
      try? await Task.sleep(for: pause)
    }
    judging?.cancel()
    await judging?.value
  }

  private func judge(again: Bool) async {
    let start = ContinuousClock.now
    let result = await Result { try await judge.judge(chapter, of: submission, again: again) }
    if !Task.isCancelled { tell(.judged(chapter, result, ContinuousClock.now - start)) }
  }

  /// The contents of the learner's files of a chapter, and of those that are given beside them.
  ///
  /// Two values are equal if nothing was changed in between. It does not matter how an editor saves: in place, by
  /// renaming another file over the old one, by deleting and creating it, or with files of its own beside it.
  private struct Contents: Equatable, Sendable {
    /// The contents by path; nil for a file that cannot be read.
    private let files: [String: Data?]
    /// The reason why the files cannot even be listed.
    private let problem: String?

    init(of chapter: Chapter) {
      do {
        let trees = try [Submission.sources(in: chapter.work), chapter.code]
        // Two names that differ in their bytes may be equal to Swift.
        files = Dictionary(
          trees.flatMap(\.files).map { ($0.path, try? Data(contentsOf: $0)) },
          uniquingKeysWith: { first, _ in first })
        problem = nil
      } catch {
        files = [:]
        problem = error.localizedDescription
      }
    }
  }
}
