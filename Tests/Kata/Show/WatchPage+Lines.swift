import Foundation

extension WatchPage {
  /// Lays the page out on a screen: points on top, the view below, and at the foot the next step and the keys.
  mutating func lines(columns: Int, rows: Int) -> [String] {
    let (body, chosen) = body(columns)
    let head = rows < 18 ? [Columns.cut(head, to: columns)] : Columns.wrapped(head, to: columns)
    let foot = foot(columns, rows)
    room = max(1, rows - head.count - foot.count)
    // On a small screen the marks would take the room of the text.
    let mark = room > 3 ? 1 : 0
    if followsChosen, let chosen,
      chosen.lowerBound < scroll + mark || chosen.upperBound > scroll + room - mark
    {
      // If there is room, the line above the chosen one is shown, because it may name the turn.
      let isRoomy = chosen.count + 2 * mark < room
      scroll = chosen.lowerBound - mark - (isRoomy ? 1 : 0)
    }
    scroll = max(0, min(scroll, body.count - room))
    var shown = Array(body.dropFirst(scroll).prefix(room))
    let below = body.count - scroll - shown.count
    if mark > 0, scroll > 0 { shown[0] = style.dim("… \(scroll + 1) lines above: page up") }
    if mark > 0, below > 0 {
      shown[room - 1] = style.dim("… \(below + 1) more lines: the space bar")
    }
    // The shown problems may already be fixed in the code that is judged now.
    if isJudging, case .report = view { shown = shown.map(style.dimmed) }
    let blank = Array(repeating: "", count: max(0, room - shown.count))
    return head + shown + blank + foot
  }

  private var head: String {
    outcome?.entries.first?.title
      ?? style.bold("Chapter \(chapter.number) · \(chapter.title)")
  }

  /// The lines of the view, and the range of those that show the chosen problem.
  private func body(_ columns: Int) -> ([String], chosen: Range<Int>?) {
    func wrapped(_ text: String) -> ([String], Range<Int>?) {
      (Columns.wrapped("\n" + text, to: columns), nil)
    }
    switch view {
    case .hints(let report):
      let count = "Hint \(report.count) of \(report.target.stages.count). \(report.rest)"
      return wrapped(report.list(columns: columns) + "\n\n" + style.dim(count))
    case .list(let list):
      // Below an empty line each chapter has two lines.
      let first = 1 + 2 * (list.chosen ?? 0)
      return (
        ("\n" + list.text).split(separator: "\n", omittingEmptySubsequences: false)
          .map { Columns.cut(String($0), to: columns) }, first..<first + 2
      )
    case .report, .question: break
    }
    guard let outcome else {
      if case .failed(let message) = state { return wrapped(style.bad("kata: " + message)) }
      return wrapped(
        "The first verdict may take a minute, because the chapter's parts are built once, and tests that hang"
          + " are waited for."
          + " The lesson is in \(chapter.workPath)/README.md.")
    }
    var lines: [String] = []
    var range: Range<Int>?
    for entry in outcome.entries.dropFirst() {
      if entry.problem != nil, entry.problem == chosen {
        let title = entry.title.replacing("  ✘ ", with: "▸ ✘ ", maxReplacements: 1)
        let text = Columns.wrapped(title, to: columns - 6).joined(separator: "\n      ")
        let details = Self.withErrorFirst(entry.details)
        let shown = Columns.wrapped(details.isEmpty ? text : text + "\n" + details, to: columns)
        range = range ?? lines.count..<lines.count + shown.count
        lines += shown
      } else if entry.title.isEmpty, !entry.details.isEmpty {
        lines += Columns.wrapped(entry.details, to: columns)
      } else {
        lines.append(Columns.cut(entry.title, to: columns))
      }
    }
    return (lines, range)
  }

  /// The text, with the compiler's messages from the first error on before the warnings that stood above it.
  private static func withErrorFirst(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let messages = lines.firstIndex { $0.contains(/\.swift:\d+:\d+:\s/) } ?? 0
    let first = lines.firstIndex { $0.contains(/\.swift:\d+:\d+: error:/) } ?? messages
    return (lines[..<messages] + lines[first...] + lines[messages..<first]).joined(separator: "\n")
  }

  // MARK: - Foot

  private func foot(_ columns: Int, _ rows: Int) -> [String] {
    func wrapped(_ text: String, _ look: (String) -> String) -> [String] {
      text.isEmpty ? [] : Columns.wrapped(look(text), to: columns)
    }
    let keys = keys.map { key, what in
      style.bold(key) + Self.unbroken + style.dim(what.replacing(" ", with: Self.unbroken))
    }
    let keyLines = wrapped(keys.joined(separator: "  ")) { $0 }
      .map { $0.replacing(Self.unbroken, with: " ") }
    let isCalm = if case .judged = state { true } else { false }
    let news = wrapped(notice, style.bold) + wrapped(status, isCalm ? style.dim : style.bold)
    // On a small screen the conclusion is left out, because it would fill the screen.
    guard rows >= 18 else { return news.prefix(isAsking ? 4 : 1) + keyLines }
    var conclusion: [String] = []
    if case .report = view, let outcome { conclusion = wrapped(outcome.conclusion) { $0 } }
    return [""] + conclusion.prefix(rows * 2 / 5) + news + keyLines
  }

  /// A blank at which no line is broken.
  private static let unbroken = "\u{a0}"

  private var status: String {
    if isAsking {
      return
        "Restore chapter \(chapter.number) to its start? Your files are kept in .kata/backups first."
    }
    switch state {
    case .judging(let since, let step):
      let seconds = (ContinuousClock.now - since).components.seconds
      let isWaiting = if case .waiting = step { true } else { false }
      let doubt = isWaiting ? ". To stop it, save a file." : ""
      return "Judging" + (seconds > 0 ? " · \(seconds) s" : "")
        + (step.map { " · " + $0.text(counting: true) } ?? "") + doubt
    case .judged(let date, let duration):
      let clock = Date.ISO8601FormatStyle(timeZone: .current).time(
        includingFractionalSeconds: false)
      let points = abs(gain) == 1 ? "a point" : "\(abs(gain)) points"
      let change = gain == 0 ? "" : ": \(points) \(gain > 0 ? "more" : "less")"
      return "Judged in \(duration.inSeconds) at \(date.formatted(clock))\(change)."
        + " Save a file to judge again."
    case .paused: return "Paused: no save is judged until you press `s`."
    case .failed: return "Nothing was judged. Save a file, or press `a`, to try again."
    }
  }

  private var keys: [(String, String)] {
    switch view {
    case .question: [("y", "restore"), ("any other key", "leave it")]
    case .hints(let report):
      (report.count < report.target.stages.count ? [("h", "next hint")] : [])
        + [("esc", "back"), ("q", "quit")] + (problems.count > 1 ? [("↑↓", "choose")] : [])
    case .list: [("↑↓", "choose"), ("return", "open"), ("esc", "back"), ("q", "quit")]
    case .report:
      [
        ("h", "hint"), ("n", "next chapter"), ("l", "list"), ("a", "run again"),
        ("s", isPaused ? "go on" : "pause"), ("r", "reset"), ("q", "quit"),
      ] + (problems.count > 1 ? [("↑↓", "choose")] : [])
    }
  }
}

extension Duration {
  /// In seconds, with one digit after the point.
  var inSeconds: String { String(format: "%.1f s", self / .seconds(1)) }
}
