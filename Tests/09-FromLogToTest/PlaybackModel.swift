@testable import FromLogToTest

/// What must come of a log and of what is done with it, said plainly.
struct PlaybackModel {
  private(set) var frames: [Frame] = []
  private(set) var state: SurpriseState

  private let log: SurpriseLog
  private var now = Duration.zero
  /// The effects that each step of the log began and whose answers may still come.
  private var open: [Int: [SurpriseEffect]] = [:]
  private var next = 1

  init(_ log: SurpriseLog) {
    (self.log, state) = (log, log.start)
  }

  mutating func advance(by duration: Duration) {
    let end = now + duration
    while next <= log.steps.count, log.steps[next - 1].at <= end {
      let step = log.steps[next - 1]
      now = step.at
      if mayHappen(step) { happen(step.action, next) }
      next += 1
    }
    now = end
  }

  mutating func send(_ action: SurpriseAction) { happen(action, nil) }

  /// Whether a step is a button, or the answer of something open, which it then closes.
  private mutating func mayHappen(_ step: SurpriseStep) -> Bool {
    guard case .effect(let origin) = step.source else { return true }
    let asked: SurpriseEffect
    switch step.action {
    case .loaded(let note, _): asked = .load(note: note)
    case .tick: asked = .wait
    default: return false
    }
    guard let index = open[origin]?.firstIndex(of: asked) else { return false }
    open[origin]?.remove(at: index)
    return true
  }

  private mutating func happen(_ action: SurpriseAction, _ step: Int?) {
    var random: any RandomNumberGenerator = SystemRandomNumberGenerator()
    for effect in ScriptReducer.reduce(&state, action, &random) {
      switch effect {
      case .cancel(.load): open = open.mapValues { $0.filter { $0 == .wait } }
      case .cancel(.wait): open = open.mapValues { $0.filter { $0 != .wait } }
      case .load, .wait: if let step { open[step, default: []].append(effect) }
      }
    }
    frames.append(Frame(at: now, action: action, state: state))
  }
}
