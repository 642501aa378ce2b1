/// A world that gives each answer at most once, and traps when it is asked again.
final class OneShotReplay: Replay {
  private(set) var dependencies = SurpriseDependencies()

  func answer(with event: SurpriseEvent) {
    switch event {
    case .drew(let number): dependencies.random = AskingRandom(ask: OneShot(number).take)
    case .read(let date): dependencies.now = OneShot(date).take
    case .state, .action: break
    }
  }

  func finish() {}
}
