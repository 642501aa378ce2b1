/// Plays a log as the app does: it sleeps from step to step.
@MainActor final class AppPlayback: Playback {
  private(set) var state: SurpriseState

  private let log: SurpriseLog
  private let reduce: Reduce
  private let show: @Sendable (Frame) -> Void
  private let start = ContinuousClock.now

  init(
    log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void
  ) {
    state = log.start
    self.log = log
    self.reduce = reduce
    self.show = show
  }

  /// Plays the whole log.
  func play() async {
    for step in log.steps {
      try? await Task.sleep(until: start + step.at)
      send(step.action)
    }
  }

  func advance(by duration: Duration) {
    // Time passes by itself.
  }

  func send(_ action: SurpriseAction) {
    var random: any RandomNumberGenerator = SystemRandomNumberGenerator()
    _ = reduce(&state, action, &random)
    show(Frame(at: start.duration(to: .now), action: action, state: state))
  }
}
