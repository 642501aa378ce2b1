/// Ben rides a train, with the presenter and its screen.
enum RefactoredScene {
  static func play() { TrainRide(PresentedEditorScreen.self).play() }
}
