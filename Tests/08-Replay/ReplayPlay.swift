@testable import Replay

/// What the learner's world gives, and what it reports until it is gone.
@MainActor struct ReplayPlay {
  private(set) var given: [SurpriseEvent] = []
  private(set) var reports: [String] = []

  /// Plays one action's questions.
  ///
  /// - Parameters:
  ///   - answers: What was recorded.
  ///   - asks: What is asked, in this order.
  init(_ answers: [SurpriseEvent], asks: [ReplayAsk]) {
    var (given, reports) = ([SurpriseEvent](), [String]())
    do {
      let replay = makeReplay { reports.append($0) }
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
