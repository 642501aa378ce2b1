import Foundation

/// The contents of the watcher's screen, and their changes by keys and verdicts.
struct WatchPage {
  enum View {
    case report
    case hints(HintReport)
    /// The list of chapters and the learner's progress. One of them can be opened.
    case list(ListReport)
    /// The question whether to reset the chapter.
    case question
  }

  enum State {
    case judging(since: ContinuousClock.Instant, Progress.Step?)
    case judged(at: Date, in: Duration)
    case failed(String)
    /// Saves are not judged until the learner goes on.
    case paused
  }

  let chapter: Chapter
  let style: Style
  private(set) var view = View.report
  private(set) var state = State.judging(since: .now, nil)
  private(set) var outcome: OutcomeReport?
  /// The last verdict's points minus those of the one before, of the verdicts that could be judged whole; otherwise 0.
  private(set) var gain = 0
  private var lastScore: Int?
  /// The id of the problem that is shown in full.
  private(set) var chosen: String?
  private(set) var isChosenByKey = false
  /// The number of the view's lines above the screen.
  var scroll = 0
  /// Whether the view scrolls to the problem that is shown in full.
  var followsChosen = true
  /// The number of the view's lines that fit on the screen, from its last drawing.
  var room = 1
  /// The effect of the last key, in a sentence.
  private(set) var notice = ""
  /// Whether the last key changed files itself. If so, the notice outlives the next judging.
  private var noticeIsOfChange = false

  init(of chapter: Chapter, style: Style) { (self.chapter, self.style) = (chapter, style) }

  /// Whether the page asks the learner a question.
  var isAsking: Bool { if case .question = view { true } else { false } }

  var isJudging: Bool { if case .judging = state { true } else { false } }
  var isPaused: Bool { if case .paused = state { true } else { false } }

  /// The ids of the page's problems, from the top. Equal ids are listed once.
  var problems: [String] {
    var known: Set<String> = []
    let all = outcome?.entries.compactMap(\.problem) ?? []
    return all.filter { known.insert($0).inserted }
  }

  /// Shows that judging begins. After a save, the view returns to the report.
  mutating func begin(afterSave: Bool) {
    state = .judging(since: .now, nil)
    guard afterSave else { return }
    if !noticeIsOfChange { notice = "" }
    noticeIsOfChange = false
    show(.report)
  }

  mutating func pause() { state = .paused }

  mutating func progress(to step: Progress.Step, in id: String) {
    guard case .judging(let since, _) = state, id == chapter.id else { return }
    state = .judging(since: since, step)
  }

  mutating func take(_ new: OutcomeReport, after duration: Duration) {
    let isWhole = new.verdict.tests.error == nil && new.verdict.suite.error == nil
    gain = isWhole ? new.verdict.score - (lastScore ?? new.verdict.score) : 0
    if isWhole { lastScore = new.verdict.score }
    outcome = new
    state = .judged(at: Date(), in: duration)
    followsChosen = true
    let problems = problems
    // A problem that the learner chose stays chosen while it fails.
    if isChosenByKey, let chosen, problems.contains(chosen) { return }
    isChosenByKey = false
    let names = Hints(of: chapter).headings
    // The first problem may be one that the page does not show yet.
    let first = Problem.all(in: new.verdict, inOrderOf: names).first?.id
    chosen = first.flatMap { problems.contains($0) ? $0 : nil }
  }

  /// Shows an error of the judging, and drops the last outcome, which may be wrong by now.
  mutating func fail(_ error: any Error) {
    state = .failed(Style.harmless(error.localizedDescription))
    (outcome, chosen, gain, lastScore) = (nil, nil, 0, nil)
    show(.report)
  }

  mutating func show(_ view: View) {
    self.view = view
    scroll = 0
    followsChosen = true
    // Scroll to the newest hint, which is the last.
    if case .hints = view { scroll = .max }
  }

  mutating func say(_ notice: String, isOfChange: Bool = false) {
    self.notice = Style.harmless(notice)
    noticeIsOfChange = isOfChange
  }

  /// Chooses the next problem or chapter, or the one before, and returns to the report from a problem's hints.
  mutating func move(by step: Int) {
    if case .list(var list) = view, let chosen = list.chosen {
      list.chosen = min(max(0, chosen + step), list.statuses.count - 1)
      view = .list(list)
      followsChosen = true
      return
    }
    show(.report)
    guard !problems.isEmpty else { return }
    let index = problems.firstIndex { $0 == chosen }
    isChosenByKey = true
    chosen = problems[index.map { min(max(0, $0 + step), problems.count - 1) } ?? 0]
  }

  /// Scrolls the view.
  mutating func turn(by lines: Int) {
    followsChosen = false
    scroll = max(0, scroll + lines)
  }
}
