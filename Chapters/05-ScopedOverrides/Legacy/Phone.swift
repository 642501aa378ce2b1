import Platform

/// A type that can report the state of a phone that a prompt depends on, and perform what was planned.
protocol Phone {
  /// Whether the question has been on the screen.
  var hasAsked: Bool { get }

  func authorizationStatus() async -> AuthorizationStatus
  func perform(_ effect: PromptPlan.Effect)
}
