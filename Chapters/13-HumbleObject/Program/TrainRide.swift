import Platform

/// Ben writes to Anna in a train, in an editor that is made from its class.
struct TrainRide {
  private let editor: Screen.Type
  private let player = Player()

  init(_ editor: Screen.Type) { self.editor = editor }

  func play() {
    let window = player.window
    player.emptyDraft()
    player.act("Ben opens the editor") { window.show(editor) }
    player.act("He types") { window.type("Dear Anna") }
    player.act("He taps Close") { window.tap("Close") }
    player.act("He taps Keep Editing") { window.tap("Keep Editing") }
    DraftClient.isOffline = true
    player.act("In a tunnel he taps Save") { window.tap("Save") }
    player.act("He taps Close") { window.tap("Close") }
    if window.screen != nil {
      player.act("He taps Keep Editing") { window.tap("Keep Editing") }
      DraftClient.isOffline = false
      player.act("Behind the tunnel he taps Save") { window.tap("Save") }
      player.act("He taps Close") { window.tap("Close") }
    }
    DraftClient.isOffline = false
    player.act("At home he opens the editor") { window.show(editor) }
    window.close()
  }
}
