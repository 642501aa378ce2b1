@testable import FromLogToTest

/// A reducer that leaves nothing to chance: the next note is the one after this.
nonisolated enum ScriptReducer {
  static func reduce(
    _ state: inout SurpriseState, _ action: SurpriseAction,
    _ random: inout any RandomNumberGenerator
  ) -> [SurpriseEffect] {
    let note = (state.shown ?? 0) % state.notes + 1
    let effects = SurpriseReducer.reduce(&state, action, &random)
    guard action == .surpriseMe || action == .tick else { return effects }
    state.shown = note
    // As in the fix, another note ends what still loads, but only one that comes by itself: so two can load the same.
    return (action == .tick ? [.cancel(.load)] : []) + [.load(note: note)] + effects.dropFirst()
  }
}
