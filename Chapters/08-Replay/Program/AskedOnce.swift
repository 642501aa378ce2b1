import Platform

/// The worked example's world, for a log that may be wrong: instead of a trap, a sentence ends the program.
final class AskedOnce: Replay {
  private let base = OneShotReplay()
  private(set) var dependencies = SurpriseDependencies()

  func answer(with event: SurpriseEvent) {
    base.answer(with: event)
    switch event {
    case .drew:
      var random = base.dependencies.random
      dependencies.random = AskingRandom(ask: Self.once { random.next() })
    case .read: dependencies.now = Self.once(base.dependencies.now)
    case .state, .action: break
    }
  }

  func finish() { base.finish() }

  private static func once<Value>(_ ask: @escaping () -> Value) -> () -> Value {
    var isAsked = false
    return {
      if isAsked {
        print("  The worked example's world was asked twice, and keeps one answer of a kind.")
        print("  Yours will say where: start turn 2.")
        Jotter.end(1)
      }
      isAsked = true
      return ask()
    }
  }
}
