/// The reducer without the tester's bug: another note ends what still fetches the text of the one before.
nonisolated enum FixedReducer {
  static func reduce(
    _ state: inout SurpriseState, _ action: SurpriseAction,
    _ random: inout any RandomNumberGenerator
  ) -> [SurpriseEffect] {
    let before = state.shown
    let effects = SurpriseReducer.reduce(&state, action, &random)
    return state.shown == before ? effects : [.cancel(.load)] + effects
  }
}
