import Foundation
import Platform

/// Lets a person press the buttons, and records it: with your recorder once you have started, before that with ours.
enum PlayScene {
  static func play(_ words: [String]) throws {
    let place = try UsageError.oneName(in: words).map(AppFile.makeNew)
    let recorder = recorder(place)
    var world = SurpriseDependencies.live
    // The app's own file keeps its notes.
    world.save = { _ in }
    let store = SurpriseStore(
      state: SurpriseState(notes: 3), dependencies: world, recorder: recorder)
    ButtonScreen(
      "Surprise me, recorded by \(started ? "your" : "the worked example's") recorder",
      buttons: [
        .init("s", "surprise me") { store.send(.surpriseMe) },
        .init("c", "close") { store.send(.close) },
      ], state: { screen(store.state) }
    ).play()
    let problems = YoursScene.finish(recorder)
    say(place ?? LogFile.shared.place, problems, isKept: place != nil)
  }

  /// A recorder into a file at the place; without one, into the log of this run.
  private static func recorder(_ place: URL?) -> any Recorder {
    guard let place else { return started ? makeProductionRecorder() : BlockingRecorder() }
    let log = LogFile(at: place)
    return started
      ? makeRecorder(encoder: JSONEntryEncoder(), log: log) : BlockingRecorder(log: log)
  }

  private static func screen(_ state: SurpriseState) -> String {
    state.shown.map { "The screen shows note \($0) of \(state.notes)." } ?? "The screen is empty."
  }

  private static func say(_ place: URL, _ problems: [String], isKept: Bool) {
    let path = AppFile.typed(place)
    let limit = isKept ? "" : " The newest \(RunLogs.kept) are kept."
    print("\nThe log lies at \(path).\(limit)")
    for problem in problems { print("Missing from it: \(problem)") }
    print("Play it again:   swift run kata run 8 replay \(path)")
    print("Step through it: swift run kata run 9 step \(path)")
    print(
      "Make it a test:  swift run kata run 7 test \(path)"
        + " > Chapters/07-Recording/YourTests/SessionTests.swift")
  }
}
