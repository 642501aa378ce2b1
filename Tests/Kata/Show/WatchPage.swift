import Foundation

/// What the watcher's screen shows, and how keys and verdicts change it.
struct WatchPage {
  enum View {
    case report
    case hints(HintReport)
    /// The chapters and how far the learner is, one of them to be opened.
    case list(ListReport)
    /// Whether the chapter is to be reset.
    case question
  }

  enum State {
    case judging(since: ContinuousClock.Instant, Progress.Step?)
    case judged(at: Date, in: Duration)
    case failed(String)
  }

  let chapter: Chapter
  let style: Style
  private(set) var view = View.report
  private(set) var state = State.judging(since: .now, nil)
  private(set) var outcome: OutcomeReport?
  /// How many points the last verdict gave more than the one before that could be judged whole; 0 where it is not whole.
  private(set) var gain = 0
  private var lastScore: Int?
  /// The problem that is shown in full.
  private(set) var chosen: String?
  private var isChosenByKey = false
  /// How many lines of the view lie above the screen.
  var scroll = 0
  /// Whether the view moves to what is shown in full.
  var followsChosen = true
  /// How many lines of the view the screen has room for, as it was last drawn.
  var room = 1
  /// What the last key led to, in a sentence.
  private(set) var notice = ""
  /// Whether that key changed files itself: then the notice outlives the next judging.
  private var noticeIsOfChange = false

  init(of chapter: Chapter, style: Style) { (self.chapter, self.style) = (chapter, style) }

  /// Whether the learner is asked something.
  var isAsking: Bool { if case .question = view { true } else { false } }

  var isJudging: Bool { if case .judging = state { true } else { false } }

  /// The problems of the page, from its top; two tests of one name are one.
  var problems: [String] {
    var known: Set<String> = []
    let all = outcome?.entries.compactMap(\.problem) ?? []
    return all.filter { known.insert($0).inserted }
  }

  /// Judging begins; after a save, the report is shown.
  mutating func begin(afterSave: Bool) {
    state = .judging(since: .now, nil)
    guard afterSave else { return }
    if !noticeIsOfChange { notice = "" }
    noticeIsOfChange = false
    show(.report)
  }

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
    // What was looked at by choice is still looked at, where it still fails.
    if isChosenByKey, let chosen, problems.contains(chosen) { return }
    let names = Hints(of: chapter).headings
    chosen = Problem.all(in: new.verdict, inOrderOf: names).map(\.id).first(
      where: problems.contains)
  }

  /// Nothing was judged: what was known before may be wrong by now.
  mutating func fail(_ error: any Error) {
    state = .failed(Style.harmless(error.localizedDescription))
    (outcome, chosen, gain, lastScore) = (nil, nil, 0, nil)
    show(.report)
  }

  mutating func show(_ view: View) {
    self.view = view
    scroll = 0
    followsChosen = true
    // The newest hint is the last one.
    if case .hints = view { scroll = .max }
  }

  mutating func say(_ notice: String, isOfChange: Bool = false) {
    self.notice = Style.harmless(notice)
    noticeIsOfChange = isOfChange
  }

  /// Chooses the next problem or chapter, or the one before; other views are moved.
  mutating func move(by step: Int) {
    if case .list(var list) = view, let chosen = list.chosen {
      list.chosen = min(max(0, chosen + step), list.statuses.count - 1)
      view = .list(list)
      followsChosen = true
      return
    }
    guard case .report = view else { return turn(by: step) }
    guard let index = problems.firstIndex(where: { $0 == chosen }) else { return }
    isChosenByKey = true
    followsChosen = true
    chosen = problems[min(max(0, index + step), problems.count - 1)]
  }

  /// Moves the view by some lines.
  mutating func turn(by lines: Int) {
    followsChosen = false
    scroll = max(0, scroll + lines)
  }
}
