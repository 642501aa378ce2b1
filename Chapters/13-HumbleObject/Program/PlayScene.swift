import Platform

/// Lets a user play with the editor as found: keys are taps.
enum PlayScene {
  static func play(_ words: [String]) throws {
    guard words.isEmpty else { throw UsageError(description: "`play` takes nothing more.") }
    let player = Player()
    let window = player.window
    window.show(LegacyEditorScreen.self)
    let taps = [("s", "Save"), ("c", "Close"), ("d", "Discard"), ("k", "Keep Editing")].map { tap in
      ButtonScreen.Button(Character(tap.0), tap.1) { window.tap(tap.1) }
    }
    let others = [
      ButtonScreen.Button("a", "type an a") { window.type("a") },
      .init("b", "leave, and come back") {
        window.leaveApp()
        window.comeBack()
      },
      .init("v", "camera, and back") {
        window.cover()
        window.uncover()
      },
      .init("t", "tunnel") { DraftClient.isOffline.toggle() },
    ]
    ButtonScreen(
      "The editor as found", buttons: taps + others,
      state: { player.seen + (DraftClient.isOffline ? " (tunnel)" : "") },
      isBusy: { player.isBusy }
    ).play()
  }
}
