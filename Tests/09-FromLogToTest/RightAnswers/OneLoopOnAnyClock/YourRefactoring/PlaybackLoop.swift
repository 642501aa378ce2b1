/// Plays a log in one loop that sleeps on a clock: the real one in the app, one that is stepped by hand elsewhere.
@MainActor final class PlaybackLoop {
  private(set) var moment: Moment

  private let log: SurpriseLog
  private let reduce: Reduce
  private let show: @Sendable (Frame) -> Void

  init(log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void) {
    self.log = log
    self.reduce = reduce
    self.show = show
    moment = Moment(state: log.start)
  }

  /// Plays the log from its start, until its end or until the task is cancelled.
  func play<SomeClock: Clock<Duration>>(on clock: SomeClock) async {
    let start = clock.now
    for (number, step) in zip(1..., log.steps) {
      try? await clock.sleep(until: start.advanced(by: step.at), tolerance: nil)
      if Task.isCancelled { return }
      if step.source == .user
        || moment.effect(answeredBy: step.action, from: step.source) != nil
      {
        moment.take(step.action, by: step.source, step: number, drawing: step.drew, reduce)
        show(Frame(at: step.at, action: step.action, state: moment.state))
      }
    }
  }

  /// Presses a button that is not in the log.
  func press(_ action: SurpriseAction, at time: Duration) {
    moment.take(action, by: .user, step: .min, reduce)
    show(Frame(at: time, action: action, state: moment.state))
  }
}
