/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = true

/// Your playback of a log, at its start. It calls `show` with each action that happens.
///
/// The suite and your tests call this one. Keep the signature; the body is yours.
func makePlayback(
  of log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void
) -> any Playback {
  ClockPlayback(log: log, reduce: reduce, show: show)
}

/// Plays a log as the app does, on the real clock, and returns when it is over.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func playInTheApp(
  _ log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void
) async {
  await ClockPlayback(log: log, reduce: reduce, show: show).play()
}
