import Foundation

/// A widget is a value; each thing that it asks for is a parameter of its own.
struct SurpriseWidget {
  private(set) var state: SurpriseState

  init(state: SurpriseState) { self.state = state }

  /// The widget after the system asked for another note.
  func refreshed(
    using random: inout any RandomNumberGenerator, now: () -> Date
  ) -> SurpriseWidget {
    guard state.notes > 1 else { return self }
    if let shownAt = state.shownAt, now().timeIntervalSince(shownAt) < 3_600 { return self }
    var next = self
    while next.state.shown == state.shown {
      next.state.shown = Int.random(in: 1...state.notes, using: &random)
    }
    next.state.shownAt = now()
    next.state.surprises += 1
    return next
  }
}
