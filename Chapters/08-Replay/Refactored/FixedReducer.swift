/// The reducer without yesterday's bug: a new note does not have the time of the one before.
enum FixedReducer {
  static func reduce(
    _ state: inout SurpriseState, _ action: SurpriseAction,
    _ dependencies: inout SurpriseDependencies
  ) -> [SurpriseAction] {
    let before = state.shown
    let effects = SurpriseReducer.reduce(&state, action, &dependencies)
    if state.shown != before { state.shownAt = nil }
    return effects
  }
}
