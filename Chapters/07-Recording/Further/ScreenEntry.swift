/// An entry in the log of any screen.
nonisolated enum ScreenEntry<
  State: Codable & Equatable & Sendable, Action: Codable & Equatable & Sendable,
  Answer: Codable & Sendable
>: Codable, Sendable {
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

  /// Whether another entry says the same. Answers do so where their JSON is the same.
  func isSame(as other: Self) throws -> Bool {
    switch (self, other) {
    case (.state(let one), .state(let two)): one == two
    case (.action(let one, let source), .action(let two, let other)):
      one == two && source == other
    case (.answer, .answer):
      try JSONEntryEncoder().encode(self) == JSONEntryEncoder().encode(other)
    default: false
    }
  }
}
