/// An entry in the log of any screen.
nonisolated enum ScreenEntry<
  State: Codable & Equatable & Sendable, Action: Codable & Equatable & Sendable,
  Answer: Codable & Equatable & Sendable
>: Codable, Equatable, Sendable {
  /// The state at the start, and after each action.
  case state(State)
  case action(Action, by: SurpriseEvent.Source)
  /// What the world answered while the action happened.
  case answer(Answer)
}
