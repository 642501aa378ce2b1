/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = true

/// Your recorder, which encodes with `encoder` and writes to `log`, and to nothing else.
///
/// The suite and your tests call this one. Keep the signature; the body is yours.
nonisolated func makeRecorder(encoder: any EntryEncoding, log: any LogWriting) -> any Recorder {
  AppRecorder(encoder: encoder, log: log)
}

/// Your recorder as the app makes it: JSON, in the log of the app.
///
/// The suite calls this one too. Keep the signature; the body is yours.
nonisolated func makeProductionRecorder() -> any Recorder {
  AppRecorder()
}
