import Platform

@testable import ScopedOverrides

/// A spy that records what it is told to do. Its status comes after a wait, as on a real phone.
class PhoneSpy: Phone {
  private(set) var effects: [PromptPlan.Effect] = []
  private(set) var hasAsked: Bool
  private let status: AuthorizationStatus

  init(status: AuthorizationStatus = .notDetermined, hasAsked: Bool = false) {
    self.status = status
    self.hasAsked = hasAsked
  }

  func authorizationStatus() async -> AuthorizationStatus {
    await Task.yield()
    return status
  }

  func perform(_ effect: PromptPlan.Effect) {
    effects.append(effect)
    if effect == .remember { hasAsked = true }
  }
}
