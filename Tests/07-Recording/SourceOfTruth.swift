@testable import Recording

/// The third goal of a recording: the app does what it does without a recorder, and never waits for it.
@MainActor enum SourceOfTruth {
  /// Sends the same actions to a store with a recorder and to one without, while the encoder is held.
  ///
  /// - Returns: A sentence for each way in which the recorder disturbs the app.
  static func problems(of design: Design) async -> [String] {
    let numbers = Numbers(picking: Array(1...9), of: 9)
    func store(_ recorder: (any Recorder)?) -> SurpriseStore {
      SurpriseStore(
        state: SurpriseState(notes: 9),
        dependencies: .testing(random: numbers, now: { .distantPast }, save: { _ in }),
        recorder: recorder)
    }
    let (encoder, log) = (GatedEncoder(), LogSpy())
    let recorder = design.recorder(encoder: encoder, log: log)
    let (plain, recorded) = (store(nil), store(recorder))
    var problems: [String] = []

    for action in [SurpriseAction.surpriseMe, .surpriseMe, .close, .surpriseMe] {
      plain.send(action)
      recorded.send(action)
      if recorded.state != plain.state {
        problems.append("after \(action) the app shows \(recorded.state), not \(plain.state)")
      }
    }
    // The main thread has other things to do as well.
    await Patience.pause(.milliseconds(20), before: encoder.gate)
    encoder.gate.open()
    _ = await recorder.waitToFinish()

    if encoder.gate.gaveUp { problems.append("the main thread waits for the encoder") }
    if log.count != 21 { problems.append("the log holds \(log.count) of 21 entries") }
    return problems
  }
}
