let started = true

func makePlayback(
  of log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void
) -> any Playback {
  NoPlayback(state: log.start)
}

func playInTheApp(
  _ log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void
) async {}

nonisolated final class NoPlayback: Playback {
  let state: SurpriseState

  init(state: SurpriseState) { self.state = state }

  func advance(by duration: Duration) async {}

  func send(_ action: SurpriseAction) async {}
}
