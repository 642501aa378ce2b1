import Foundation
import Platform

/// Plays a log of chapter 7 again: in your world once you have started, before that in the worked example's.
enum LogScene {
  /// The name of chapter 9's screen.
  private static let laterScreen = "Surprise me, with texts"

  /// Plays the log that the words name; without a word, yesterday's.
  static func play(_ words: [String]) throws {
    let path = try UsageError.oneName(in: words)
    let name =
      path.map { LogText.harmless(URL(filePath: $0).lastPathComponent) } ?? "yesterday's log"
    let text = try path.map(LogText.init(at:)) ?? LogText(YesterdaysLog.text)
    if let path, text.screen == laterScreen {
      let log = AppFile.typed(URL(filePath: path))
      throw LogError(
        "chapter 9's screen wrote it, and `swift run kata run 9 step \(log)` steps through it")
    }
    let events = try SurpriseLog.events(in: text)
    let whose = started ? "your" : "the worked example's"
    print("\(name), \(events.count) entries, in \(whose) world:")
    ReplayScene.show(player(SurpriseReducer.reduce).mismatches(in: events))
    print("\nWith this chapter's bug fixed:")
    ReplayScene.show(player(FixedReducer.reduce).mismatches(in: events))
    if let path {
      print(
        "\nMake it a test: swift run kata run 9 test \(AppFile.typed(URL(filePath: path)))"
          + " > Chapters/08-Replay/YourTests/SessionTests.swift")
    }
  }

  private static func player(_ reduce: @escaping Player.Reduce) -> Player {
    started
      ? Player(reduce: reduce, makeReplay: makeReplay)
      : Player(reduce: reduce) { _ in AskedOnce() }
  }
}
