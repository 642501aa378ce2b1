/// Something that can be switched on for some users and off for others.
enum Feature: String, Hashable, Sendable {
  /// No message puts a question on the screen.
  case noPrompts
  /// The question is worded in a new way.
  case newWording
}
