import Platform

/// A type that can tell what a prompt has to know about a phone, and do there what was planned.
protocol Phone {
  /// Whether the question has been on the screen.
  var hasAsked: Bool { get }

  func authorizationStatus() async -> AuthorizationStatus
  func perform(_ effect: PromptPlan.Effect)
}
