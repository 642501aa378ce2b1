let started = true

func refreshWidget(_ state: SurpriseState, in world: inout SurpriseDependencies) -> SurpriseState {
  state
}

func refreshProductionWidget(_ state: SurpriseState) -> SurpriseState { state }

func makeReplay(report: @escaping (String) -> Void) -> any Replay { NoReplay() }

func makeProductionReplay() -> any Replay { NoReplay() }

final class NoReplay: Replay {
  func answer(with event: SurpriseEvent) {}

  var dependencies: SurpriseDependencies { SurpriseDependencies() }

  func finish() {}
}
