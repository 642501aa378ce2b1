import Platform

/// Decides whether a message from afar may put a question on the screen.
class PushPrompt {
  func decide(
    extras: [String: any Sendable]?, status: AuthorizationStatus, hasShown: Bool
  ) -> PromptDecision {
    guard !Features.isOn(.noPrompts) else { return .doNotShow }
    guard let extras else { return .ignore }
    guard let text = extras["prompt"] as? String, Bool(text) == true else { return .ignore }
    guard status == .notDetermined else { return .doNotShow }
    return hasShown ? .doNotShow : .show
  }
}
