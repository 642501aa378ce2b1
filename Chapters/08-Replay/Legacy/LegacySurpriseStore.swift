import Foundation

/// Holds what the screen "Surprise me" shows, and changes it by actions.
final class LegacySurpriseStore {
  private(set) var state: SurpriseState

  init(state: SurpriseState) {
    self.state = state
  }

  func send(_ action: SurpriseAction) {
    switch action {
    case .surpriseMe:
      guard state.notes > 1 else { return }
      var note = state.shown
      // Never the same note twice.
      while note == state.shown { note = Int.random(in: 1...state.notes) }
      state.shown = note
      state.surprises += 1
      send(.stamp)
    case .stamp:
      state.shownAt = Date()
    case .close:
      state.shown = nil
      state.shownAt = nil
    }
  }
}
