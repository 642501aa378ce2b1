/// What an action begins, or ends. It takes time, and its answer is another action.
nonisolated enum SurpriseEffect: Hashable, Sendable {
  /// Fetches the text of a note. The answer is `loaded`.
  case load(note: Int)
  /// Waits five seconds. The answer is `tick`.
  case wait
  /// Ends all effects of a kind: their answers do not come.
  case cancel(Kind)

  enum Kind: Sendable {
    case load
    case wait
  }
}
