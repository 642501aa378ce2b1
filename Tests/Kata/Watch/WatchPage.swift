import Foundation

/// What the watcher's screen shows, and how keys and verdicts change it.
struct WatchPage {
  enum View {
    case chapter
    /// The hints for something, as far as they are shown.
    case hints(HintTarget, Int)
    /// The chapters and how far the learner is.
    case list(String)
    /// Whether the chapter is to be reset.
    case question
  }

  enum State {
    case judging(since: ContinuousClock.Instant, step: String)
    case judged(at: Date, in: Duration)
    case failed(String)
  }

  var chapter: Chapter
  private(set) var view = View.chapter
  private(set) var state = State.judging(since: .now, step: "")
  private(set) var outcome: OutcomeReport?
  private(set) var items: [WatchItem] = []
  /// How many points the last verdict gave more than the one before; 0 where one of them is not whole.
  private(set) var gain = 0
  /// The item that is shown in full.
  private(set) var selection = 0
  /// Whether the learner chose it: else it is always the first.
  private var isChosen = false
  /// How many lines of the view lie above the screen.
  var scroll = 0
  /// What the last key led to, in a sentence.
  private(set) var notice = ""
  /// Whether that key changed files itself: then the notice outlives the next judging.
  private var noticeIsOfChange = false

  init(of chapter: Chapter) { self.chapter = chapter }

  /// Whether the learner is asked something.
  var isAsking: Bool { if case .question = view { true } else { false } }

  var isJudging: Bool { if case .judging = state { true } else { false } }

  /// Judging begins; after a save, the chapter is shown.
  mutating func begin(afterSave: Bool) {
    state = .judging(since: .now, step: "")
    guard afterSave else { return }
    if !noticeIsOfChange { notice = "" }
    noticeIsOfChange = false
    show(.chapter)
  }

  mutating func progress(to step: String) {
    guard case .judging(let since, _) = state, step.hasPrefix(chapter.id + ": ") else { return }
    state = .judging(since: since, step: String(step.dropFirst(chapter.id.count + 2)))
  }

  mutating func take(_ verdict: Verdict, in workbook: Workbook, after duration: Duration) {
    let selected = selectedID
    gain = outcome.map { Self.gain(from: $0.verdict, to: verdict) } ?? 0
    outcome = OutcomeReport(chapter: chapter, verdict: verdict, in: workbook, isWatched: true)
    items = WatchItem.all(in: verdict, of: chapter)
    // What was looked at by choice is still looked at, where it still fails.
    selection = isChosen ? items.firstIndex { $0.id == selected } ?? 0 : 0
    if case .chapter = view { scroll = 0 }
    state = .judged(at: Date(), in: duration)
  }

  private static func gain(from old: Verdict, to new: Verdict) -> Int {
    let areWhole = [old, new].allSatisfy { $0.tests.error == nil && $0.suite.error == nil }
    return areWhole ? new.score - old.score : 0
  }

  /// Nothing was judged: what was known before may be wrong by now.
  mutating func fail(_ message: String) {
    state = .failed(Style.harmless(message))
    (outcome, items, selection, gain) = (nil, [], 0, 0)
    show(.chapter)
  }

  mutating func show(_ view: View) {
    self.view = view
    scroll = 0
  }

  mutating func say(_ notice: String, isOfChange: Bool = false) {
    self.notice = Style.harmless(notice)
    noticeIsOfChange = isOfChange
  }

  /// The item that is shown in full; nil when nothing fails.
  var selectedID: String? { items.indices.contains(selection) ? items[selection].id : nil }

  mutating func select(_ step: Int) {
    guard !items.isEmpty else { return }
    isChosen = true
    selection = min(max(0, selection + step), items.count - 1)
  }
}
