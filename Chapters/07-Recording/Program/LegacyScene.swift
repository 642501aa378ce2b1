/// Is surprised once, and closes the screen.
enum LegacyScene {
  static func play() {
    let store = LegacySurpriseStore(notes: SurpriseScene.notes)
    SurpriseScene.report(store.state)

    store.surpriseMe()
    SurpriseScene.report(store.state)

    store.close()
    print("\nWhich note was it, and why that one? Only the last state is kept:")
    print(
      "  \(store.state.surprises) \(store.state.surprises == 1 ? "surprise" : "surprises") so far")
  }
}
