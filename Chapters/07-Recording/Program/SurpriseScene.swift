/// What the program prints about the screen "Surprise me", legacy or refactored.
enum SurpriseScene {
  static let notes = 4_213

  static func report(_ state: SurpriseState) {
    guard let shown = state.shown else {
      print("The screen is empty.")
      return
    }
    print("Pressed \"Surprise me\". Of \(state.notes) notes the screen shows number")
    print("  \(shown)")
  }
}
