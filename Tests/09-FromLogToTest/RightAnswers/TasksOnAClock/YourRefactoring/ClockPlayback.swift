/// A playback in which each step of the log is a task that sleeps on a manual clock.
@MainActor final class ClockPlayback: Playback {
  private let clock = ManualClock()
  private let log: SurpriseLog
  private let reduce: Reduce
  private let show: @Sendable (Frame) -> Void
  private var moment: Moment
  private var awake = 0

  init(log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void) {
    self.log = log
    self.reduce = reduce
    self.show = show
    moment = Moment(state: log.start)
  }

  var state: SurpriseState { moment.state }

  func advance(by duration: Duration) async {
    let end = clock.now.advanced(by: duration)
    while awake < log.steps.count, log.steps[awake].at <= end.offset { await wakeNext() }
    clock.set(to: end)
  }

  /// Lets the task of the next step run to its end.
  private func wakeNext() async {
    let (step, number) = (log.steps[awake], awake + 1)
    let task = Task {
      try? await clock.sleep(until: ManualClock.Instant(offset: step.at), tolerance: nil)
      take(step, number)
    }
    while clock.sleepers == 0 { await Task.yield() }
    clock.set(to: ManualClock.Instant(offset: step.at))
    clock.wakeOne()
    await task.value
    awake += 1
  }

  func send(_ action: SurpriseAction) async {
    moment.take(action, by: .user, step: .min, reduce)
    show(Frame(at: clock.now.offset, action: action, state: moment.state))
  }

  func play() async {
    let start = ContinuousClock.now
    while awake < log.steps.count {
      let step = log.steps[awake]
      try? await Task.sleep(until: start + step.at)
      // From here on nothing is awaited, so that no cancel comes in between.
      if Task.isCancelled { return }
      awake += 1
      take(step, awake)
    }
  }

  private func take(_ step: SurpriseStep, _ number: Int) {
    guard
      step.source == .user || moment.effect(answeredBy: step.action, from: step.source) != nil
    else { return }
    moment.take(step.action, by: step.source, step: number, drawing: step.drew, reduce)
    show(Frame(at: step.at, action: step.action, state: moment.state))
  }
}
