/// Ben rides in a train, with the model that can be tested.
enum RefactoredScene {
  static func play() {
    let model = InboxModel()
    TrainRide(
      type: { model.typed($0) }, star: { note in Task { await model.star(note) } },
      leave: { model.leave() },
      seen: {
        LegacyScene.seen(model.notes, isLoading: model.isLoading, message: model.message)
      }
    ).play()
  }
}
