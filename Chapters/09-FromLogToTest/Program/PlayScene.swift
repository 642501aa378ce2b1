import Foundation
import Platform

/// Lets a person press the buttons, in a slow network, and records it.
enum PlayScene {
  static func play(_ words: [String]) throws {
    let place = try UsageError.oneName(in: words).map(AppFile.makeNew) ?? nextPlace
    var buttons: ButtonScreen?
    let screen = RecordedScreen(log: place) { buttons?.redraw() }
    buttons = ButtonScreen(
      "Surprise me, with texts that take seconds, recorded",
      buttons: [
        .init("s", "surprise me") { screen.send(.surpriseMe) },
        .init("p", "play, or pause") { screen.send(screen.state.isPlaying ? .pause : .play) },
        .init("c", "close") { screen.send(.close) },
      ], state: { "The screen shows \(LogScene.screen(screen.state))." },
      isBusy: { screen.isFetching })
    buttons?.play()
    say(place, screen.problems)
  }

  /// A place for another log, beside the earlier ones.
  private static var nextPlace: URL {
    var number = 1
    func place() -> URL { DocumentsFolder.current.appending(path: "session-\(number).log") }
    while FileManager.default.fileExists(atPath: place().path) { number += 1 }
    return place()
  }

  private static func say(_ place: URL, _ problems: [String]) {
    let path = AppFile.typed(place)
    print("\nThe log lies at \(path).")
    for problem in problems { print("Missing from it: \(problem)") }
    print("Step through it: swift run kata run 9 step \(path)")
    print("With the fix:    swift run kata run 9 fixed \(path)")
    print("See it in time:  swift run kata run 9 yours \(path)")
    print(
      "Make it a test:  swift run kata run 9 test \(path)"
        + " > Chapters/09-FromLogToTest/YourTests/SessionTests.swift")
  }
}
