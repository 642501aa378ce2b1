import Foundation

/// Holds what the screen "Surprise me" shows, and changes it by actions.
final class LegacySurpriseStore {
  private(set) var state: SurpriseState

  init(notes: Int) {
    state = SurpriseFile.load() ?? SurpriseState(notes: notes)
  }

  func send(_ action: SurpriseAction) {
    let effects = reduce(&state, action)
    SurpriseFile.save(state)
    effects.forEach(send)
  }

  /// Changes the state, and returns the actions that follow from it.
  private func reduce(_ state: inout SurpriseState, _ action: SurpriseAction) -> [SurpriseAction] {
    switch action {
    case .surpriseMe:
      guard state.notes > 1 else { return [] }
      var note = state.shown
      // Never the same note twice.
      while note == state.shown { note = Int.random(in: 1...state.notes) }
      state.shown = note
      state.surprises += 1
      return [.stamp]
    case .stamp:
      state.shownAt = Date()
    case .close:
      state.shown = nil
      state.shownAt = nil
    }
    return []
  }
}
