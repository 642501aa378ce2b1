import Foundation

/// Judges a chapter each time that its files hold something else, and only what they hold last.
struct ChapterWatch: Sendable {
  let chapter: Chapter
  let submission: Submission
  let judge: Judge
  /// Is told what happens.
  let tell: @Sendable (WatchEvent) -> Void

  /// Watches until its task is cancelled; with `again` the first time all tests run, whatever is known of these files.
  func run(again: Bool) async {
    var judged: LearnerFiles?
    var before: LearnerFiles?
    var judging: Task<Void, Never>?
    while !Task.isCancelled {
      let start = ContinuousClock.now
      let contents = LearnerFiles(of: chapter.work)
      let cost = ContinuousClock.now - start
      if contents != judged {
        judging?.cancel()
        judged = nil
        // Files that differ at two looks are in the middle of a save.
        if contents == before {
          await judging?.value
          let isFirst = judging == nil
          tell(.began(chapter, afterSave: !isFirst))
          judging = Task { await judge(again: again && isFirst) }
          judged = contents
        }
      }
      before = contents
      // Fewer looks save a battery, and spare a network drive where each takes long.
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
    let result: Result<Verdict, any Error>
    do {
      result = .success(try await judge.judge(chapter, of: submission, again: again))
    } catch { result = .failure(error) }
    if !Task.isCancelled { tell(.judged(chapter, result, ContinuousClock.now - start)) }
  }

  /// What a learner's files of a chapter hold.
  ///
  /// Two are equal when nothing was changed in between, however an editor saves: in place, by renaming another file over
  /// it, by deleting and creating it, or with files of its own beside it.
  private struct LearnerFiles: Equatable, Sendable {
    /// By path; nil for what cannot be read.
    private let files: [String: Data?]
    /// Why the files cannot even be listed.
    private let problem: String?

    /// Reads the files as they are now.
    init(of folder: URL) {
      do {
        let sources = try Submission.sources(in: folder)
        // Two names may be equal to Swift that differ in their bytes.
        files = Dictionary(
          zip(sources.paths, sources.files.map { try? Data(contentsOf: $0) }),
          uniquingKeysWith: { first, _ in first })
        problem = nil
      } catch {
        files = [:]
        problem = error.localizedDescription
      }
    }
  }
}
