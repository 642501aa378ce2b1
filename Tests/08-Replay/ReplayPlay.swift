@testable import Replay

/// What a world gives, and what it reports until it is gone.
@MainActor struct ReplayPlay {
  private(set) var given: [SurpriseEvent] = []
  private(set) var reports: [String] = []

  /// Plays one action's questions.
  ///
  /// - Parameters:
  ///   - answers: What was recorded.
  ///   - asks: What is asked, in this order.
  ///   - make: Makes the world; the learner's, unless a test of the suite itself has another.
  init(
    _ answers: [SurpriseEvent], asks: [ReplayAsk],
    in make: (@escaping (String) -> Void) -> any Replay = makeReplay
  ) {
    var (given, reports) = ([SurpriseEvent](), [String]())
    do {
      let replay = make { reports.append($0) }
      answers.forEach(replay.answer)
      var world = replay.dependencies
      for ask in asks {
        switch ask {
        case .number: given.append(.drew(world.random.next()))
        case .date: given.append(.read(world.now()))
        }
      }
      replay.finish()
    }
    (self.given, self.reports) = (given, reports)
  }
}
