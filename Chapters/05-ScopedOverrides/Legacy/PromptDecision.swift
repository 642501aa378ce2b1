/// What becomes of a message that would like to ask something.
enum PromptDecision: Hashable, Sendable {
  case show
  case doNotShow
  /// The message is not about this at all.
  case ignore
}
