/// A log that is played in time. Time passes in `advance(by:)`, and nowhere else.
nonisolated protocol Playback: AnyObject, Sendable {
  /// What the screen shows now.
  var state: SurpriseState { get async }

  /// Lets time pass. When it returns, everything that was due has happened.
  func advance(by duration: Duration) async

  /// Presses a button that was not pressed in the log, now.
  func send(_ action: SurpriseAction) async
}
