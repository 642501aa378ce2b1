import Platform

/// Decides whether a message may put a question on the screen.
class PushPrompt {
  func decide(
    extras: [String: any Sendable]?, status: AuthorizationStatus, hasAsked: Bool
  ) -> PromptDecision {
    guard let extras else { return .ignore }
    guard let text = extras["prompt"] as? String, Bool(text) == true else { return .ignore }
    guard !Features.isOn(.noPrompts) else { return .doNotShow }
    guard status == .notDetermined else { return .doNotShow }
    return hasAsked ? .doNotShow : .show
  }
}
