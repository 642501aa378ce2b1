import Foundation

/// Holds what the screen "Surprise me" shows. The screen's buttons call it.
final class LegacySurpriseStore {
  private(set) var state: SurpriseState

  init(notes: Int) {
    state = SurpriseFile.load() ?? SurpriseState(notes: notes)
  }

  func surpriseMe() {
    guard state.notes > 1 else { return }
    var note = state.shown
    // Never the same note twice.
    while note == state.shown { note = Int.random(in: 1...state.notes) }
    state.shown = note
    state.surprises += 1
    SurpriseFile.save(state)
    stamp()
  }

  func close() {
    state.shown = nil
    state.shownAt = nil
    SurpriseFile.save(state)
  }

  /// Notes when the note on the screen was shown.
  private func stamp() {
    state.shownAt = Date()
    SurpriseFile.save(state)
  }
}
