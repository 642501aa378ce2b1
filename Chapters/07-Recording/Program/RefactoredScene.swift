/// The same, with a log.
enum RefactoredScene {
  static func play() {
    let store = SurpriseStore(
      state: SurpriseFile.load() ?? SurpriseState(notes: SurpriseScene.notes),
      dependencies: .live, recorder: BlockingRecorder())
    SurpriseScene.report(store.state)

    store.send(.surpriseMe)
    SurpriseScene.report(store.state)

    store.send(.close)
    LogScene.show()
  }
}
