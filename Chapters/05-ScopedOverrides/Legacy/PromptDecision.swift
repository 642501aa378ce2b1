/// The decision about a message that may want to ask something.
enum PromptDecision: Hashable, Sendable {
  case show
  case doNotShow
  /// The message does not want to ask anything.
  case ignore
}
