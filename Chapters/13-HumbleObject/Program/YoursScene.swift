import Platform

/// Ben looks for his notes, on the screen that your code makes for the app.
enum YoursScene {
  static func play() {
    let player = Player()
    let window = player.window
    player.act("Ben opens the search") { window.show(makeProductionScreen()) }
    player.act("He types \"te\"", seconds: 0.33) { window.type("te") }
    player.act("He types \"n\"", seconds: 0.33) { window.type("n") }
    player.act("He types \"x\"", seconds: 0.33) { window.type("x") }
    DraftClient.isOffline = true
    window.emptyField()
    player.act("In a tunnel he types \"ta\"", seconds: 0.33) { window.type("ta") }
    DraftClient.isOffline = false
    player.act("Behind the tunnel he comes back to the app") {
      window.leaveApp()
      window.comeBack()
    }
    player.act("He empties the field") { window.emptyField() }
  }
}
