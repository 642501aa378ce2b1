@testable import Recording

/// An entry that records another while it is encoded, as a type does that says what it did.
nonisolated struct Talker: LogEntry {
  private let recorder: any Recorder
  private let said: Int

  init(to recorder: any Recorder, saying said: Int) {
    self.recorder = recorder
    self.said = said
  }

  func encode(to encoder: any Encoder) throws {
    recorder.record(said)
    try (-1).encode(to: encoder)
  }
}
