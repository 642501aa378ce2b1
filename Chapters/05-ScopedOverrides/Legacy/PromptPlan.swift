/// What is to be done about a decision, as a list: planning has no effects.
struct PromptPlan: Equatable {
  enum Effect: Hashable, Sendable {
    case present(String)
    case remember
    case track(String)
  }

  let effects: [Effect]

  /// Plans; does nothing.
  ///
  /// - Parameters:
  ///   - decision: What was decided.
  ///   - question: What to ask, not empty.
  init(for decision: PromptDecision, question: String) {
    precondition(!question.isEmpty, "a prompt needs a question")
    effects =
      switch decision {
      case .show: [.present(question), .remember, .track("prompt shown")]
      case .doNotShow: [.track("prompt not shown")]
      case .ignore: []
      }
  }
}
