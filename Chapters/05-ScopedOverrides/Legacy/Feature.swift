/// Something that can be switched on for some people and off for others.
enum Feature: String, Hashable, Sendable {
  /// Nobody is asked anything by a message from afar.
  case noPrompts
  case newEditor
}
