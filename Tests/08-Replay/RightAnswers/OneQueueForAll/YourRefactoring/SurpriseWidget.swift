import Foundation

/// The widget with a world of its own, which its initializer is passed: Parameterize Constructor.
final class SurpriseWidget {
  private(set) var state: SurpriseState
  private(set) var world: SurpriseDependencies

  init(state: SurpriseState, world: SurpriseDependencies = SurpriseDependencies()) {
    (self.state, self.world) = (state, world)
  }

  func refresh() {
    guard state.notes > 1 else { return }
    if let shownAt = state.shownAt, world.now().timeIntervalSince(shownAt) < 3_600 { return }
    var note = state.shown
    while note == state.shown { note = Int.random(in: 1...state.notes, using: &world.random) }
    state.shown = note
    state.shownAt = world.now()
    state.surprises += 1
  }
}
