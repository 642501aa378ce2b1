// REPLACE: the same on the worked example.

/// Opens the app.
enum RefactoredScene {
  static func play() {
    print("On top of the screen: \(WelcomeLine().open())")
  }
}
