import Foundation

/// An entry in the log of the screen "Surprise me".
nonisolated enum SurpriseEvent: Codable, Equatable, Sendable {
  /// The state at the start, and after each action.
  case state(SurpriseState)
  case action(SurpriseAction, by: Source)
  /// A random number was drawn.
  case drew(UInt64)
  /// The clock was read.
  case read(Date)

  /// The name in the first line of a log with these entries.
  static let screen = "Surprise me"

  /// Where an action came from.
  enum Source: String, Codable {
    case user
    /// It followed from another action.
    case effect
  }
}
