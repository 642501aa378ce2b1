import Foundation

/// Holds what the screen "Surprise me" shows, and changes it by actions.
final class SurpriseStore {
  private(set) var state: SurpriseState

  private var dependencies: SurpriseDependencies
  private let recorder: (any Recorder)?

  init(
    state: SurpriseState, dependencies: SurpriseDependencies, recorder: (any Recorder)? = nil
  ) {
    self.state = state
    self.dependencies = recorder.map(dependencies.recorded) ?? dependencies
    self.recorder = recorder
    recorder?.record(SurpriseEvent.state(state))
  }

  func send(_ action: SurpriseAction) {
    perform(action, by: .user)
  }

  private func perform(_ action: SurpriseAction, by source: SurpriseEvent.Source) {
    recorder?.record(SurpriseEvent.action(action, by: source))
    let effects = reduce(&state, action)
    recorder?.record(SurpriseEvent.state(state))
    dependencies.save(state)
    for effect in effects { perform(effect, by: .effect) }
  }

  /// Changes the state, and returns the actions that follow from it.
  private func reduce(_ state: inout SurpriseState, _ action: SurpriseAction) -> [SurpriseAction] {
    switch action {
    case .surpriseMe:
      guard state.notes > 1 else { return [] }
      var note = state.shown
      // Never the same note twice.
      while note == state.shown {
        note = Int.random(in: 1...state.notes, using: &dependencies.random)
      }
      state.shown = note
      state.surprises += 1
      return [.stamp]
    case .stamp:
      state.shownAt = dependencies.now()
    case .close:
      state.shown = nil
      state.shownAt = nil
    }
    return []
  }
}
