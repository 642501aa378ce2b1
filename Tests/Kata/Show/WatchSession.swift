import Foundation

/// Watches one chapter after the other: on a terminal's screen with keys, or in plain lines without keys.
struct WatchSession {
  let workbook: Workbook
  let submission: Submission
  let judge: Judge
  let style: Style
  let events: AsyncStream<WatchEvent>
  let tell: @Sendable (WatchEvent) -> Void

  /// Prints a chapter's report each time it is judged, until the task is cancelled.
  func printReports(on chapter: Chapter) async throws {
    try say(
      "Watching chapter \(chapter.number), \(chapter.title): each save is judged. Control-C ends.")
    let watching = watch(chapter)
    defer { watching.cancel() }
    for await event in events {
      switch event {
      case .began(_, afterSave: true): try say("\nA file was saved: judging.")
      case .judged(_, .success(let verdict), let duration):
        try say("\n" + (await outcome(verdict, of: chapter)).text)
        try say("\nJudged in \(duration.inSeconds). Save a file to judge again.")
      case .judged(_, .failure(let error), _):
        try say("kata: \(Style.harmless(error.localizedDescription)) Save a file to try again.")
      default: break
      }
    }
    watching.cancel()
    await watching.value
  }

  private func say(_ text: String) throws {
    do { try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8)) } catch {
      throw Failure.grader("The output of `kata watch` is no longer read: kata has ended.")
    }
  }

  /// Shows a chapter on a terminal and obeys its keys, until `q` is pressed or the task is cancelled.
  func show(_ chapter: Chapter, on terminal: Terminal) async {
    var page = WatchPage(of: chapter, style: style)
    var screen = Screen()
    var watching = watch(chapter)
    let signals = [
      Interruption.on(SIGWINCH) { tell(.redraw) }, Interruption.on(SIGCONT) { tell(.resumed) },
    ]
    let clock = Task { while (try? await Task.sleep(for: .seconds(1))) != nil { tell(.redraw) } }
    Keyboard.listen(press: { tell(.pressed($0)) }, close: { tell(.closed) })
    defer {
      signals.forEach { $0.cancel() }
      clock.cancel()
    }
    events: for await event in events {
      switch event {
      case .began(let chapter, let isAfterSave) where chapter == page.chapter:
        page.begin(afterSave: isAfterSave)
      case .progressed(let step, let id): page.progress(to: step, in: id)
      case .judged(let chapter, let result, let duration) where chapter == page.chapter:
        switch result {
        case .success(let verdict):
          page.take(await outcome(verdict, of: chapter, isWatched: true), after: duration)
        case .failure(let error): page.fail(error)
        }
      case .redraw: break
      case .resumed:
        terminal.takeOverAgain()
        screen.forget()
      case .closed: break events
      case .pressed(.letter("q")) where !page.isAsking: break events
      case .pressed(.letter("s")) where !page.isAsking:
        page.say("")
        if page.isPaused {
          watching = watch(page.chapter, after: watching)
          page.begin(afterSave: true)
        } else {
          watching.cancel()
          page.pause()
        }
      case .pressed(let key):
        do {
          guard let (next, again) = try await answer(key, on: &page) else { break }
          watching = watch(next, again: again, after: watching)
          let left = page.chapter
          if next == left {
            page.begin(afterSave: true)
          } else {
            page = WatchPage(of: next, style: style)
            let back = left.number < next.number ? "p" : "n"
            page.say("`\(back)` goes back to chapter \(left.number).")
          }
        } catch { page.say(error.localizedDescription) }
      // Events of a chapter that was left do not count.
      case .began, .judged: continue
      }
      let size = terminal.size
      do { try screen.show(page.lines(columns: size.columns, rows: size.rows), on: size) } catch {
        break
      }
    }
    watching.cancel()
    await watching.value
  }

  /// Obeys a key. Returns the chapter to watch from now on, and whether all its tests run again.
  private func answer(
    _ key: Key, on page: inout WatchPage
  ) async throws -> (Chapter, again: Bool)? {
    page.say("")
    if page.isAsking {
      page.show(.report)
      guard [.letter("y"), .letter("Y")].contains(key) else { return nil }
      let (text, isChange) = try workbook.reset(page.chapter)
      page.say(text, isOfChange: isChange)
      return nil
    }
    switch key {
    case .letter("a"): return (page.chapter, true)
    case .letter("n"):
      if let next = workbook.chapter(after: page.chapter) { return (next, false) }
      page.say("This is the last chapter.")
    case .letter("p"):
      if let previous = workbook.chapter(before: page.chapter) { return (previous, false) }
      page.say("This is the first chapter.")
    case .letter("h"): try showHint(&page)
    case .letter("l"):
      let statuses = try await ChapterStatus.known(by: judge, of: submission)
      let chosen = statuses.firstIndex { $0.chapter == page.chapter }
      page.show(.list(ListReport(statuses: statuses, chosen: chosen)))
    case .letter("\r"), .letter("\n"):
      if case .list(let list) = page.view, let chosen = list.chosen {
        return (list.statuses[chosen].chapter, false)
      }
    case .letter("r"): page.show(.question)
    case .escape: page.show(.report)
    case .up: page.move(by: -1)
    case .down: page.move(by: 1)
    case .letter(" "), .pageDown: page.turn(by: max(1, page.room - 2))
    case .pageUp: page.turn(by: -max(1, page.room - 2))
    case .letter, .pasteBegins, .pasteEnds: break
    }
    return nil
  }

  private func showHint(_ page: inout WatchPage) throws {
    guard let verdict = page.outcome?.verdict else { return page.say("Nothing was judged yet.") }
    let chapter = page.chapter
    let targets = try HintTarget.all(in: verdict, of: chapter)
    // Without a choice of the learner's, the first thing of the next step: it may be one that the page does not show yet.
    let chosen = page.isChosenByKey ? page.chosen : nil
    let target = chosen.flatMap { id in
      targets.first { $0.id == id || $0.id.hasPrefix("\(id): ") }
    }
    guard let target = target ?? targets.first else {
      return page.say("Nothing fails in chapter \(chapter.number): no hint is needed.")
    }
    guard !target.stages.isEmpty else { return page.say("There is no hint for this.") }
    var notes = LearnerNotes(of: workbook)
    // Hints that the learner has seen are shown first. They do not count again.
    let isNext = if case .hints = page.view { true } else { false }
    if isNext || notes.hintCount(target, of: chapter) == 0 {
      try notes.addHint(target, of: chapter)
    }
    let count = notes.hintCount(target, of: chapter)
    page.show(
      .hints(
        HintReport(target: target, chapter: chapter, count: count, again: "`h`", style: style)))
  }

  private func outcome(
    _ verdict: Verdict, of chapter: Chapter, isWatched: Bool = false
  ) async -> OutcomeReport {
    OutcomeReport(
      chapter: chapter, verdict: verdict, in: workbook, isWatched: isWatched,
      change: try? await workbook.changeOfGivenFiles(of: [chapter]), style: style)
  }

  /// Watches a chapter, after the watching of the previous one has ended.
  private func watch(
    _ chapter: Chapter, again: Bool = false, after previous: Task<Void, Never>? = nil
  ) -> Task<Void, Never> {
    previous?.cancel()
    let watch = ChapterWatch(chapter: chapter, submission: submission, judge: judge, tell: tell)
    return Task {
      await previous?.value
      await watch.run(again: again)
    }
  }
}
