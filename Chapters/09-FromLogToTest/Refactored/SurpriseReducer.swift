/// Changes what the screen "Surprise me" shows.
nonisolated enum SurpriseReducer {
  /// Changes the state, and returns the effects that the action begins or ends.
  static func reduce(
    _ state: inout SurpriseState, _ action: SurpriseAction,
    _ random: inout any RandomNumberGenerator
  ) -> [SurpriseEffect] {
    switch action {
    case .surpriseMe:
      return showAnother(&state, &random)
    case .play:
      guard !state.isPlaying else { return [] }
      state.isPlaying = true
      return [.wait]
    case .tick:
      return showAnother(&state, &random) + [.wait]
    case .pause:
      state.isPlaying = false
      return [.cancel(.wait)]
    case .loaded(_, let text):
      state.text = text
      return []
    case .close:
      (state.shown, state.text, state.isPlaying) = (nil, nil, false)
      return [.cancel(.wait), .cancel(.load)]
    }
  }

  private static func showAnother(
    _ state: inout SurpriseState, _ random: inout any RandomNumberGenerator
  ) -> [SurpriseEffect] {
    guard state.notes > 1 else { return [] }
    var note = state.shown
    // Never the same note twice.
    while note == state.shown { note = Int.random(in: 1...state.notes, using: &random) }
    (state.shown, state.text) = (note, nil)
    return note.map { [.load(note: $0)] } ?? []
  }
}
