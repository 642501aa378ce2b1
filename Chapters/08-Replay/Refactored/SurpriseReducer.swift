/// Changes what the screen "Surprise me" shows.
enum SurpriseReducer {
  /// Changes the state, and returns the actions that follow from it.
  static func reduce(
    _ state: inout SurpriseState, _ action: SurpriseAction,
    _ dependencies: inout SurpriseDependencies
  ) -> [SurpriseAction] {
    switch action {
    case .surpriseMe:
      guard state.notes > 1 else { return [] }
      var note = state.shown
      // Never the same note twice.
      while note == state.shown {
        note = Int.random(in: 1...state.notes, using: &dependencies.random)
      }
      state.shown = note
      state.surprises += 1
      return [.stamp]
    case .stamp:
      state.shownAt = dependencies.now()
    case .close:
      state.shown = nil
      state.shownAt = nil
    }
    return []
  }
}
