import Foundation

/// The widget "Surprise me", which shows another note when the last one is an hour old.
final class SurpriseWidget {
  private(set) var state: SurpriseState

  init(state: SurpriseState) {
    self.state = state
  }

  /// The system calls it when it likes.
  func refresh() {
    guard state.notes > 1 else { return }
    if let shownAt = state.shownAt, Date().timeIntervalSince(shownAt) < 3_600 { return }
    var note = state.shown
    // Never the same note twice.
    while note == state.shown { note = Int.random(in: 1...state.notes) }
    state.shown = note
    state.shownAt = Date()
    state.surprises += 1
  }
}
