import Foundation

/// Judges a chapter each time that its files hold something else, and only what they hold last.
struct ChapterWatch: Sendable {
  let chapter: Chapter
  let submission: Submission
  let judge: Judge
  /// Is told what happens.
  let tell: @Sendable (WatchEvent) -> Void

  /// The shortest time between two looks at the files while nothing happens: a battery lasts longer for it.
  private static let interval = Duration.milliseconds(100)
  /// The longest, also where one look took very long.
  private static let longestInterval = Duration.seconds(1)
  /// The shortest time between two looks at files of which one was changed.
  private static let quickInterval = Duration.milliseconds(30)

  /// Watches until its task is cancelled.
  ///
  /// - Parameter again: Whether the first time all tests run, whatever is known of these files.
  func run(again: Bool = false) async {
    var rounds = 0
    while let contents = await settledContents() {
      let isFirst = rounds == 0
      tell(.began(chapter, afterSave: !isFirst))
      // A change leaves this scope, which cancels the judging and waits for its end.
      async let _ = judge(again: again && isFirst)
      await change(from: contents)
      rounds += 1
    }
  }

  private func judge(again: Bool) async {
    let start = ContinuousClock.now
    let result: Result<Verdict, Failure>
    do {
      let verdict = try await judge.store.withTemporaryFolder { folder in
        try await judge.judge(
          chapter, submission.snapshot(of: chapter, in: folder), again: again)
      }
      result = .success(verdict)
    } catch let failure as Failure {
      result = .failure(failure)
    } catch let diagnostics as Diagnostics {
      result = .failure(.grader(diagnostics.text))
    } catch {
      result = .failure(.grader((error as NSError).localizedDescription))
    }
    if !Task.isCancelled { tell(.judged(chapter, result, ContinuousClock.now - start)) }
  }

  /// What the files hold once they hold the same at two looks: an editor may be in the middle of a save.
  ///
  /// - Returns: The contents; nil when the task is cancelled.
  private func settledContents() async -> Contents? {
    var (contents, cost) = look()
    while (try? await Task.sleep(for: max(Self.quickInterval, cost))) != nil {
      let before = contents
      (contents, cost) = look()
      if contents == before { return contents }
    }
    return nil
  }

  /// Waits until the files hold something else, or the task is cancelled.
  private func change(from contents: Contents) async {
    var (now, cost) = look()
    // Where looking takes long, as on a network drive, there is more time between two looks.
    while now == contents,
      (try? await Task.sleep(for: min(max(Self.interval, cost * 5), Self.longestInterval))) != nil
    {
      (now, cost) = look()
    }
  }

  /// Looks at the files.
  ///
  /// - Returns: What they hold, and how long the look took.
  private func look() -> (Contents, cost: Duration) {
    let start = ContinuousClock.now
    return (Contents(of: chapter.work), ContinuousClock.now - start)
  }
}
