/// The effects that follow from a decision, as a list: planning performs none of them.
struct PromptPlan: Equatable {
  enum Effect: Hashable, Sendable {
    case present(String)
    case remember
    case track(String)
  }

  let effects: [Effect]

  /// Makes the plan, and performs nothing.
  ///
  /// - Parameters:
  ///   - decision: What was decided.
  ///   - question: The question to show, not empty.
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
