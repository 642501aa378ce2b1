/// A playback whose loop runs on a clock that is stepped by hand.
@MainActor final class SteppedPlayback: Playback {
  private let loop: PlaybackLoop
  private let clock = SteppedClock()

  init(_ loop: PlaybackLoop) {
    self.loop = loop
    Task { [clock] in
      await loop.play(on: clock)
      clock.end()
    }
  }

  var state: SurpriseState { loop.moment.state }

  func advance(by duration: Duration) async { await clock.advance(by: duration) }

  func send(_ action: SurpriseAction) { loop.press(action, at: clock.now.offset) }
}
