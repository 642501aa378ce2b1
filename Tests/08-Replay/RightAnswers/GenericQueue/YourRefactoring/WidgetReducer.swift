import Foundation

/// The widget as a function of its state and its world.
func surprise(_ state: inout SurpriseState, asking world: inout SurpriseDependencies) {
  if state.notes < 2 { return }
  if let shownAt = state.shownAt, world.now() < shownAt + 3_600 { return }
  let last = state.shown
  repeat {
    state.shown = .random(in: 1...state.notes, using: &world.random)
  } while state.shown == last
  (state.shownAt, state.surprises) = (world.now(), state.surprises + 1)
}
