// REPLACE: it runs the legacy code and says what that did.

/// Opens the app.
enum LegacyScene {
  static func play() {
    print("On top of the screen: \(LegacyWelcomeLine().open())")
  }
}
