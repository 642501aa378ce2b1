import Foundation

/// The same, with your recorder.
enum YoursScene {
  static func play() {
    let recorder = makeProductionRecorder()
    let store = SurpriseStore(
      state: SurpriseFile.load() ?? SurpriseState(notes: SurpriseScene.notes),
      dependencies: .live, recorder: recorder)

    store.send(.surpriseMe)
    SurpriseScene.report(store.state)

    store.send(.close)
    let drawing = LargeDrawing()
    recorder.record(drawing)
    let waited = drawing.isEncoded ? "waited until it was encoded" : "went on while it was encoded"
    print("Closed it, and recorded a large drawing: the screen \(waited).")
    print("Missing from the log: \(finish(recorder))")
    LogScene.show()
  }

  /// Lets the app go on until the recorder has finished.
  static func finish(_ recorder: any Recorder) -> [String] {
    var problems: [String]?
    Task { problems = await recorder.waitToFinish() }
    while problems == nil { RunLoop.main.run(until: Date() + 0.01) }
    return problems ?? []
  }
}
