/// Holds what the screen "Surprise me" shows, and changes it by actions.
final class LegacySurpriseStore {
  private(set) var state: SurpriseState

  private var loads: [Task<Void, Never>] = []
  private var waiting: Task<Void, Never>?

  init(state: SurpriseState) {
    self.state = state
    NoteTexts.prepare()
  }

  func send(_ action: SurpriseAction) {
    switch action {
    case .surpriseMe:
      showAnother()
    case .play:
      guard !state.isPlaying else { return }
      state.isPlaying = true
      waiting = Task { await wait() }
    case .tick:
      showAnother()
      waiting = Task { await wait() }
    case .pause:
      state.isPlaying = false
      waiting?.cancel()
    case .loaded(_, let text):
      state.text = text
    case .close:
      (state.shown, state.text, state.isPlaying) = (nil, nil, false)
      waiting?.cancel()
      loads.forEach { $0.cancel() }
    }
  }

  private func showAnother() {
    guard state.notes > 1 else { return }
    var note = state.shown
    // Never the same note twice.
    while note == state.shown { note = Int.random(in: 1...state.notes) }
    (state.shown, state.text) = (note, nil)
    if let note { loads.append(Task { await load(note) }) }
  }

  private func load(_ note: Int) async {
    let text = await NoteTexts.text(of: note)
    if !Task.isCancelled { send(.loaded(note: note, text: text)) }
  }

  private func wait() async {
    try? await Task.sleep(for: .seconds(5))
    if !Task.isCancelled { send(.tick) }
  }
}
