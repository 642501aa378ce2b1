import Foundation

/// A chapter, or one after the other, watched: on a terminal's screen with keys, or in plain lines without them.
struct WatchSession {
  let workbook: Workbook
  let submission: Submission
  let judge: Judge
  let events: AsyncStream<WatchEvent>
  let tell: @Sendable (WatchEvent) -> Void

  // MARK: - Plain lines

  /// Prints a chapter's report each time it is judged, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - style: How reports look.
  /// - Throws: ``Failure`` when what is printed is no longer read.
  func printReports(on chapter: Chapter, style: Style) async throws {
    try say(
      "Watching chapter \(chapter.number), \(chapter.title): each save is judged. Control-C ends.")
    let watching = watch(chapter)
    defer { watching.cancel() }
    for await event in events {
      switch event {
      case .began(_, let isAfterSave):
        if isAfterSave { try say("\nA file was saved: judging.") }
      case .judged(_, .success(let verdict), let duration):
        let report = OutcomeReport(chapter: chapter, verdict: verdict, in: workbook)
        try say("\n" + report.text(style))
        try say("\nJudged in \(duration.inSeconds). Save a file to judge again.")
      case .judged(_, .failure(let failure), _):
        try say("kata: \(Style.harmless(failure.message)) Save a file to try again.")
      case .progressed, .listed, .pressed, .redraw, .tick, .resumed, .closed: break
      }
    }
    watching.cancel()
    await watching.value
  }

  private func say(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      throw Failure.grader("What `kata watch` prints is no longer read: it has ended.")
    }
  }

  // MARK: - On a screen

  /// Shows a chapter on a terminal and does what keys ask for, until `q` is pressed or the task is cancelled.
  ///
  /// - Parameters:
  ///   - chapter: The chapter to begin with.
  ///   - terminal: The terminal.
  ///   - style: How it looks.
  func show(_ chapter: Chapter, on terminal: Terminal, style: Style) async {
    var page = WatchPage(of: chapter)
    var screen = Screen(style: style)
    var watching = watch(chapter)
    let signals = [
      Interruption.on(SIGWINCH) { tell(.redraw) }, Interruption.on(SIGCONT) { tell(.resumed) },
    ]
    let clock = Task {
      while (try? await Task.sleep(for: .seconds(1))) != nil { tell(.tick) }
    }
    Keyboard.listen(press: { tell(.pressed($0)) }, close: { tell(.closed) })
    defer {
      signals.forEach { $0.cancel() }
      clock.cancel()
    }
    func layout() -> WatchLayout {
      let size = terminal.size
      return WatchLayout(page: page, columns: size.columns, rows: size.rows)
    }
    events: for await event in events {
      switch event {
      case .began(let chapter, let isAfterSave):
        guard chapter == page.chapter else { continue }
        page.begin(afterSave: isAfterSave)
      case .progressed(let step): page.progress(to: step)
      case .judged(let chapter, let result, let duration):
        // What a chapter that was left has still to say does not count.
        guard chapter == page.chapter else { continue }
        switch result {
        case .success(let verdict): page.take(verdict, in: workbook, after: duration)
        case .failure(let failure): page.fail(failure.message)
        }
      case .listed(let chapter, let text):
        guard chapter == page.chapter else { continue }
        page.show(.list(text))
      case .redraw: break
      case .tick: guard page.isJudging else { continue }
      case .resumed:
        terminal.takeOverAgain()
        screen.forget()
      case .closed: break events
      case .pressed(let key):
        switch answer(key, on: &page, layout()) {
        case .stay: break
        case .watch(let chapter, let again):
          let previous = watching
          previous.cancel()
          watching = watch(chapter, again: again, after: previous)
          if chapter != page.chapter {
            let key = workbook.chapter(after: page.chapter) == chapter ? "p" : "n"
            let left = page.chapter.number
            page = WatchPage(of: chapter)
            page.say("`\(key)` goes back to chapter \(left).")
          } else {
            page.begin(afterSave: true)
          }
        case .quit: break events
        }
      }
      do { try screen.show(layout().lines.lines, on: terminal.size) } catch { break }
    }
    watching.cancel()
    await watching.value
  }

  /// What a key asks of the session itself.
  private enum Step {
    case stay
    case watch(Chapter, again: Bool)
    case quit
  }

  private func answer(_ key: Key, on page: inout WatchPage, _ layout: WatchLayout) -> Step {
    page.say("")
    if page.isAsking {
      page.show(.chapter)
      if key == .letter("y") || key == .letter("Y") { reset(&page) }
      return .stay
    }
    switch key {
    case .letter("q"): return .quit
    case .letter("a"): return .watch(page.chapter, again: true)
    case .letter("n"), .letter("p"):
      let isNext = key == .letter("n")
      let other =
        isNext ? workbook.chapter(after: page.chapter) : workbook.chapter(before: page.chapter)
      if let other { return .watch(other, again: false) }
      page.say("This is the \(isNext ? "last" : "first") chapter.")
    case .letter("h"): showHint(&page, layout)
    case .letter("l"): list(from: page.chapter)
    case .letter("r"): page.show(.question)
    case .escape: page.show(.chapter)
    case .up, .down:
      if case .chapter = page.view {
        page.select(key == .up ? -1 : 1)
        showSelection(&page, layout)
      } else {
        page.scroll = min(max(0, page.scroll + (key == .up ? -1 : 1)), layout.lines.lastScroll)
      }
    case .letter(" "), .pageDown:
      page.scroll = min(page.scroll + max(1, layout.room - 1), layout.lines.lastScroll)
    case .pageUp: page.scroll = max(0, page.scroll - max(1, layout.room - 1))
    case .letter: break
    }
    return .stay
  }

  /// Moves the view so that the selected item can be read from its beginning.
  private func showSelection(_ page: inout WatchPage, _ layout: WatchLayout) {
    let lines = WatchLayout(page: page, columns: layout.columns, rows: layout.rows).selectedLines
    // The last line of the view may have to say how many more there are.
    let lowest = max(0, lines.upperBound - (layout.room - 1))
    page.scroll = min(lines.lowerBound, max(page.scroll, lowest))
  }

  private func showHint(_ page: inout WatchPage, _ layout: WatchLayout) {
    guard let verdict = page.outcome?.verdict else { return page.say("Nothing was judged yet.") }
    do {
      let targets = try HintTarget.all(in: verdict, of: page.chapter)
      guard let target = target(for: page.selectedID, among: targets) else {
        return page.say("Nothing fails in chapter \(page.chapter.number): no hint is needed.")
      }
      guard !target.stages.isEmpty else { return page.say("There is no hint for this.") }
      // Those that were seen before are shown first, and cost nothing.
      let seen = HintLog(workbook: workbook).count(page.chapter.id, target.id)
      let isNext = if case .hints = page.view { true } else { seen == 0 }
      let stage =
        isNext ? try Hint.next(for: target, of: page.chapter, in: workbook).stage : seen
      page.show(.hints(target, min(stage, target.stages.count)))
      page.scroll =
        WatchLayout(page: page, columns: layout.columns, rows: layout.rows).lines.lastScroll
    } catch {
      page.say(Failure.message(of: error))
    }
  }

  /// The target for a problem, or else the first.
  private func target(for id: String?, among targets: [HintTarget]) -> HintTarget? {
    guard let id else { return targets.first }
    return targets.first { $0.id == id } ?? targets.first { $0.id.hasPrefix("\(id): ") }
      ?? targets.first
  }

  private func reset(_ page: inout WatchPage) {
    do {
      let report = try ResetReport(resetting: page.chapter, of: workbook)
      page.say(report.text, isOfChange: report.backup != nil)
    } catch {
      page.say(Failure.message(of: error))
    }
  }

  private func list(from chapter: Chapter) {
    Task {
      do {
        let report = try await ListReport(of: workbook.chapters, by: submission, judge: judge)
        tell(.listed(chapter, report.text))
      } catch {
        tell(
          .listed(chapter, Failure.message(of: error)))
      }
    }
  }

  private func watch(
    _ chapter: Chapter, again: Bool = false, after previous: Task<Void, Never>? = nil
  ) -> Task<Void, Never> {
    let watch = ChapterWatch(chapter: chapter, submission: submission, judge: judge, tell: tell)
    return Task {
      await previous?.value
      await watch.run(again: again)
    }
  }
}
