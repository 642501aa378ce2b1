import Foundation

/// Lays a page out on a screen: what the chapter has earned on top, what fails below, keys at the foot.
struct WatchLayout {
  let page: WatchPage
  let columns: Int
  let rows: Int

  /// All lines, and how far the view can be moved up at most.
  var lines: (lines: [ScreenLine], lastScroll: Int) {
    let (head, foot, body, room) = (head, foot, body, room)
    let lastScroll = max(0, body.count - room)
    let scroll = min(page.scroll, lastScroll)
    var shown = Array(body.dropFirst(scroll).prefix(room))
    let below = body.count - scroll - shown.count
    // Where there is hardly room for the text, it needs none of it for marks.
    if room > 3 {
      if scroll > 0 { shown[0] = ScreenLine("… \(scroll + 1) lines above: page up", .dim) }
      if below > 0 {
        shown[shown.count - 1] = ScreenLine("… \(below + 1) more lines: the space bar", .dim)
      }
    }
    // What is judged now may be right already.
    if page.isJudging, case .chapter = page.view { shown = shown.map(\.dimmed) }
    let blank = Array(repeating: ScreenLine.empty, count: max(0, room - shown.count))
    return (head + shown + blank + foot, lastScroll)
  }

  /// The lines of the item in full, as a range of the chapter's body.
  var selectedLines: Range<Int> {
    let before = page.selection
    let count = page.items.isEmpty ? 0 : full(page.items[page.selection]).count
    return before..<before + count
  }

  /// How many lines the body has room for.
  var room: Int { max(1, rows - head.count - foot.count) }

  // MARK: - Head

  private var head: [ScreenLine] {
    let chapter = page.chapter
    var title = ScreenLine("Chapter \(chapter.number) · \(chapter.title)", .bold)
    guard let verdict = page.outcome?.verdict else { return isHigh ? [title, .empty] : [title] }
    title = title.then(
      isWide
        ? " · \(verdict.score) of \(verdict.maxScore) points"
        : " · \(verdict.score)/\(verdict.maxScore)")
    if verdict.tests.error != nil || verdict.suite.error != nil {
      title = title.then(", as far as it builds")
    }
    switch page.view {
    case .hints, .list: return isHigh ? [title, .empty] : [title]
    case .chapter, .question: break
    }
    let blank = isHigh ? [ScreenLine.empty] : []
    return [title] + blank + [tests(verdict.tests), suite(verdict.suite, verdict.standing)] + blank
  }

  private func tests(_ tests: TestsVerdict) -> ScreenLine {
    guard tests.error == nil else { return label(1, "your tests").then("not judged", .bad) }
    return bar(label(1, "your tests"), tests.score, tests.maxScore, "mutants killed")
  }

  private func suite(_ suite: SuiteVerdict, _ standing: Standing) -> ScreenLine {
    let label = label(2, "your refactoring")
    guard suite.error == nil else { return label.then("not judged", .bad) }
    let line = bar(label, suite.passing, suite.maxScore, "tests pass")
    let broken = suite.failingGuards.count
    if broken > 0 {
      return line.then(", \(broken) guard\(broken == 1 ? " fails" : "s fail")", .bad)
    }
    return standing.isRefactoringUntouched && isWide ? line.then(", not begun", .dim) : line
  }

  private var isWide: Bool { columns >= 70 }

  /// Whether there is room for blank lines and for what can be read elsewhere.
  private var isHigh: Bool { rows >= 18 }

  private func label(_ turn: Int, _ text: String) -> ScreenLine {
    ScreenLine(isWide ? "Turn \(turn), \(text)".padding(to: 26) : "Turn \(turn)  ")
  }

  private func bar(_ line: ScreenLine, _ done: Int, _ total: Int, _ what: String) -> ScreenLine {
    let width = isWide ? 16 : 10
    let full = total == 0 ? 0 : done * width / total
    return line.then(String(repeating: "█", count: full), .good)
      .then(String(repeating: "░", count: width - full), .dim)
      .then("  \(done)\(isWide ? " of " : "/")\(total) \(what)")
  }

  // MARK: - Body

  private var body: [ScreenLine] {
    switch page.view {
    case .chapter, .question: chapterBody
    case .hints(let target, let count): hints(target, count)
    case .list(let text): wrapped(text)
    }
  }

  private var chapterBody: [ScreenLine] {
    guard let outcome = page.outcome else {
      if case .failed(let message) = page.state { return wrapped("kata: " + message, .bad) }
      return wrapped(
        "The first verdict may take a minute, because its parts are built once."
          + " The lesson is in \(page.chapter.workPath)/README.md.")
    }
    if let passed = outcome.passed {
      return wrapped(passed.headline, .good)
        + passed.ways.flatMap { way in
          [.empty, ScreenLine(way.label, .bold)] + wrapped(way.text)
        } + killed(outcome.verdict.tests)
    }
    let items = page.items.enumerated().flatMap { index, item in
      index == page.selection ? full(item) : [ScreenLine("✘ ", .bad).then(item.headline)]
    }
    let verdict = outcome.verdict
    let isTurn2Next =
      verdict.standing.isRefactoringUntouched && verdict.suite.error == nil
      && verdict.tests.status == .passed
    let note =
      isTurn2Next
      ? wrapped("Turn 1 is done.", .good) + wrapped("Turn 2 is " + CheckReport.notBegun, .dim) : []
    return items + note + killed(verdict.tests) + idle(verdict.tests)
  }

  /// The mutants that are killed, and by which tests.
  private func killed(_ tests: TestsVerdict) -> [ScreenLine] {
    let killed = tests.mutants.filter(\.isKilled)
    let width = killed.map(\.id.count).max() ?? 0
    return (killed.isEmpty ? [] : [.empty])
      + killed.map { mutant in
        ScreenLine("✔ ", .good).then(mutant.id.padding(to: width))
          .then("  " + CheckReport.killed(mutant), .dim)
      }
  }

  /// The tests that kill nothing.
  private func idle(_ tests: TestsVerdict) -> [ScreenLine] {
    tests.tests.filter { $0.status == .idle }.map { test in
      ScreenLine("· idle: " + Style.harmless(test.record.name), .dim)
    }
  }

  private func full(_ item: WatchItem) -> [ScreenLine] {
    let title = Columns.wrapped(item.headline, to: columns - 2)
    let details = item.details.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line in
        Columns.wrapped(String(line), to: columns - 4).map { piece in
          ScreenLine("    " + piece, line.wholeMatch(of: /\S+\.swift:\d+/) == nil ? .normal : .dim)
        }
      }
    return title.enumerated().map { index, text in
      ScreenLine(index == 0 ? "✘ " : "  ", .bad).then(text, .bold)
    } + details
  }

  private func hints(_ target: HintTarget, _ count: Int) -> [ScreenLine] {
    let stages = target.stages.prefix(count).enumerated().flatMap { index, stage in
      [.empty, ScreenLine("Hint \(index + 1) of \(target.stages.count)", .dim)]
        + stage.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
          wrapped("  " + $0)
        }
    }
    let rest =
      count == target.stages.count
      ? "That was the last one; our solution is in Solutions/\(page.chapter.id)."
      : "\(target.stages.count - count) more: `h`."
    return wrapped(target.title, .bold) + stages + [.empty] + wrapped(rest, .dim)
  }

  private func wrapped(_ text: String, _ look: ScreenLine.Look = .normal) -> [ScreenLine] {
    Columns.wrapped(text, to: columns).map { ScreenLine($0, look) }
  }

  // MARK: - Foot

  private var foot: [ScreenLine] {
    let words =
      page.outcome.map {
        [$0.progression.nextStep.map { "Next: \($0)." }, $0.progression.reminder]
      } ?? []
    var next: [ScreenLine] = []
    if case .chapter = page.view { next = words.compactMap { $0 }.flatMap { wrapped($0) } }
    let notice = page.notice.isEmpty ? [] : wrapped(page.notice, .bold)
    let status = wrapped(status, isCalm ? .dim : .bold)
    guard isHigh else { return notice + Array(status.prefix(page.isAsking ? 4 : 1)) + keys }
    // In a narrow window these would take all of it.
    return [.empty] + next.prefix(rows / 6) + notice + status + keys
  }

  private var isCalm: Bool { if case .judged = page.state { true } else { false } }

  private var status: String {
    if page.isAsking {
      return
        "Restore chapter \(page.chapter.number) to its start? Your files are kept in .kata/backups first."
    }
    switch page.state {
    case .judging(let since, let step):
      let seconds = (ContinuousClock.now - since).components.seconds
      let time = seconds > 0 ? " · \(seconds) s" : ""
      // Later than any verdict takes for which nothing is built.
      let doubt =
        seconds >= 8 && !step.contains("building") ? " (a test that does not end is stopped)" : ""
      return "Judging" + time + (step.isEmpty ? "" : " · " + step) + doubt
    case .judged(let date, let duration):
      return
        "Judged in \(duration.inSeconds) at \(date.clockTime)\(change). Save a file to judge again."
    case .failed: return "Nothing was judged. Save a file, or press `a`, to try again."
    }
  }

  /// What the last save earned or cost.
  private var change: String {
    switch page.gain {
    case 0: ""
    case 1: ": a point more"
    case -1: ": a point less"
    case let gain: ": \(abs(gain)) points \(gain > 0 ? "more" : "less")"
    }
  }

  private var keys: [ScreenLine] {
    let keys: [(String, String)] =
      switch page.view {
      case .question: [("y", "restore"), ("any other key", "leave it")]
      case .hints(let target, let count):
        (count < target.stages.count ? [("h", "next hint")] : []) + [
          ("esc", "back"), ("q", "quit"),
        ]
      case .list: [("esc", "back"), ("n", "next chapter"), ("p", "previous"), ("q", "quit")]
      case .chapter:
        [
          ("h", "hint"), ("n", "next chapter"), ("l", "list"), ("a", "run again"), ("r", "reset"),
          ("q", "quit"),
        ] + (page.items.count > 1 ? [("↑↓", "choose")] : [])
      }
    var lines: [ScreenLine] = []
    var line = ScreenLine.empty
    var width = 0
    for (key, what) in keys {
      let length = Columns.width(of: key) + 1 + Columns.width(of: what)
      if width > 0, width + 2 + length > columns {
        lines.append(line)
        (line, width) = (.empty, 0)
      }
      line = line.then(width > 0 ? "  " : "").then(key, .bold).then(" " + what, .dim)
      width += (width > 0 ? 2 : 0) + length
    }
    return lines + [line]
  }
}

extension Duration {
  /// In seconds, with one digit after the point.
  var inSeconds: String {
    let tenths = Int((self / .milliseconds(100)).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension Date {
  /// Hours, minutes and seconds in the local zone.
  fileprivate var clockTime: String {
    let time = Calendar.current.dateComponents([.hour, .minute, .second], from: self)
    return [time.hour, time.minute, time.second].map { number in
      let text = "\(number ?? 0)"
      return text.count == 1 ? "0" + text : text
    }.joined(separator: ":")
  }
}
