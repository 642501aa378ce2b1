// REPLACE: it runs turn 2's piece as the app would.

/// Opens the app until the dot shows, then opens the news.
enum YoursScene {
  static func play() {
    let dot = makeProductionNewsDot()
    for launch in 1...3 {
      LaunchCounter.shared.countLaunch()
      print("Launch \(launch): the dot is \(dot.isShown ? "shown" : "hidden")")
    }

    dot.openNews()
    print("Opened the news: the dot is \(dot.isShown ? "shown" : "hidden")")
  }
}
