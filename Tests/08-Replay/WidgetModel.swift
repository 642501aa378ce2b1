import Foundation

@testable import Replay

/// The widget as found, in a world that it is passed: what the learner's widget must show and ask.
enum WidgetModel {
  static func refresh(
    _ state: SurpriseState, in world: inout SurpriseDependencies
  ) -> SurpriseState {
    guard state.notes > 1 else { return state }
    if let shownAt = state.shownAt, world.now().timeIntervalSince(shownAt) < 3_600 { return state }
    var next = state
    while next.shown == state.shown {
      next.shown = Int.random(in: 1...state.notes, using: &world.random)
    }
    next.shownAt = world.now()
    next.surprises += 1
    return next
  }
}
