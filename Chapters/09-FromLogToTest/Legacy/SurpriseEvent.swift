/// An entry in the log of the screen "Surprise me".
nonisolated enum SurpriseEvent: Codable, Equatable, Sendable {
  /// The state at the start, and after each action.
  case state(SurpriseState)
  /// An action, and the seconds since the log began.
  case action(SurpriseAction, by: Source, at: Double)
  /// A random number was drawn.
  case drew(UInt64)

  /// The name in the first line of a log with these entries.
  static let screen = "Surprise me, with texts"

  /// Where an action came from.
  enum Source: Codable, Hashable, Sendable {
    case user
    /// It is the answer of an effect that the step of this number began.
    case effect(of: Int)
  }
}
