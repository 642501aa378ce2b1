/// A playback that is on no thread of its own: whoever advances it waits for its turn.
actor LogActor: Playback {
  private var rest: [(number: Int, step: SurpriseStep)]
  private let reduce: Reduce
  private let show: @Sendable (Frame) -> Void
  private var moment: Moment
  private var now = Duration.zero

  init(log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void) {
    rest = zip(1..., log.steps).map { ($0, $1) }
    self.reduce = reduce
    self.show = show
    moment = Moment(state: log.start)
  }

  var state: SurpriseState { moment.state }

  // No `await` in here: two that advance at once must not meet in the middle.
  func advance(by duration: Duration) {
    let end = now + duration
    while let next = rest.first, next.step.at <= end { comeToTheNext() }
    now = end
  }

  func send(_ action: SurpriseAction) {
    happen(action, by: .user, -1, [])
  }

  func play() async {
    let start = ContinuousClock.now - now
    while let next = rest.first {
      try? await Task.sleep(until: start + next.step.at)
      if Task.isCancelled { return }
      comeToTheNext()
    }
  }

  private func comeToTheNext() {
    let (number, step) = rest.removeFirst()
    now = step.at
    if step.source == .user || isAwaited(step) {
      happen(step.action, by: step.source, number, step.drew)
    }
  }

  private func isAwaited(_ step: SurpriseStep) -> Bool {
    moment.effect(answeredBy: step.action, from: step.source) != nil
  }

  private func happen(
    _ action: SurpriseAction, by source: SurpriseEvent.Source, _ number: Int, _ drew: [UInt64]
  ) {
    moment.take(action, by: source, step: number, drawing: drew, reduce)
    show(Frame(at: now, action: action, state: moment.state))
  }
}
