/// An entry in the log of any screen.
nonisolated enum ScreenEntry<
  State: Codable & Equatable & Sendable, Action: Codable & Equatable & Sendable,
  Answer: Codable & Equatable & Sendable
>: Codable, Equatable, Sendable {
  /// The state at the start, and after each action.
  case state(State)
  case action(Action, by: Source)
  /// What the world answered while the action happened.
  case answer(Answer)

  /// Where an action came from.
  enum Source: String, Codable {
    case user
    /// It followed from another action.
    case effect
  }
}
