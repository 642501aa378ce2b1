import Platform

/// Lets a user play with the editor as found: keys are taps.
enum PlayScene {
  static func play(_ words: [String]) throws {
    guard words.isEmpty else { throw UsageError(description: "`play` takes nothing more.") }
    let player = Player()
    let window = player.window
    player.emptyDraft()
    window.show(LegacyEditorScreen.self)
    let taps = [("s", "Save"), ("c", "Close"), ("d", "Discard"), ("k", "Keep Editing")].map { tap in
      ButtonScreen.Button(Character(tap.0), tap.1) { window.tap(tap.1) }
    }
    let others = [
      ButtonScreen.Button("a", "type an a") { window.type("a") },
      .init("b", "leave, come back") {
        window.leaveApp()
        window.comeBack()
      },
      .init("v", "camera, back") {
        window.cover()
        window.uncover()
      },
      .init("o", "open again") {
        if window.screen == nil { window.show(LegacyEditorScreen.self) }
      },
      .init("t", "tunnel") { DraftClient.isOffline.toggle() },
    ]
    var shown = ""
    let screen = ButtonScreen(
      "The editor as found", buttons: taps + others,
      state: {
        shown = player.seen
        return shown + (DraftClient.isOffline ? " (tunnel)" : "")
      },
      isBusy: { player.isBusy })
    // What an answer changes, or the editor's timer, is printed as well.
    let look = ScreenTimer(after: 0.02, repeats: true) {
      if player.seen != shown { screen.redraw() }
    }
    screen.play()
    look.invalidate()
  }
}
