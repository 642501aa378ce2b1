/// Plays a log step by step, as far as time has been advanced.
@MainActor final class AppPlayback: Playback {
  private let log: SurpriseLog
  private let reduce: Reduce
  private let show: @Sendable (Frame) -> Void

  private var moment: Moment
  /// The time since the log began.
  private var now = Duration.zero
  /// How many steps of the log are over, those that did not happen included.
  private var over = 0

  init(
    log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void
  ) {
    self.log = log
    self.reduce = reduce
    self.show = show
    moment = Moment(state: log.start)
  }

  var state: SurpriseState { moment.state }

  /// The next step that the log has; nil at its end.
  private var next: SurpriseStep? { over < log.steps.count ? log.steps[over] : nil }

  func advance(by duration: Duration) {
    let end = now + duration
    while let step = next, step.at <= end { play(step) }
    now = end
  }

  func send(_ action: SurpriseAction) {
    take(action, from: nil)
  }

  /// Plays what is left on the real clock. It ends early when its task is cancelled.
  func play() async {
    let start = ContinuousClock.now - now
    while let step = next {
      try? await Task.sleep(until: start + step.at)
      // A sleep that is over does not throw, even if the task is cancelled before its turn comes.
      if Task.isCancelled { return }
      play(step)
    }
  }

  /// Comes to the next step, which happens unless it is the answer of what does not run.
  private func play(_ step: SurpriseStep) {
    now = step.at
    over += 1
    if moment.allows(step) { take(step.action, from: step) }
  }

  /// Lets an action happen, of a step of the log or of none.
  private func take(_ action: SurpriseAction, from step: SurpriseStep?) {
    // No step of a log has this number: what a button begins has no answer in the log.
    moment.take(
      action, by: step?.source ?? .user, step: step == nil ? .min : over,
      drawing: step?.drew ?? [], reduce)
    show(Frame(at: now, action: action, state: moment.state))
  }
}
