import Platform
import Testing

@testable import ScopedOverrides

@MainActor @Suite struct PushPromptTests {
  @Test(arguments: table)
  func `the decision`(row: Row) {
    let decision = withFeatures([.noPrompts: row.noPrompts]) {
      PushPrompt().decide(extras: row.extras, status: row.status, hasShown: row.hasShown)
    }

    #expect(decision == row.decision)
  }

  nonisolated static let table = [
    //  no prompts, extras, status, has shown, decision
    Row(false, ["prompt": "true"], .denied, false, .doNotShow)
  ]

  // MARK: - Fixtures

  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let noPrompts: Bool
    let extras: [String: any Sendable]?
    let status: AuthorizationStatus
    let hasShown: Bool
    let decision: PromptDecision

    init(
      _ noPrompts: Bool, _ extras: [String: any Sendable]?, _ status: AuthorizationStatus,
      _ hasShown: Bool, _ decision: PromptDecision
    ) {
      self.noPrompts = noPrompts
      self.extras = extras
      self.status = status
      self.hasShown = hasShown
      self.decision = decision
    }

    var testDescription: String {
      "\(noPrompts ? "no prompts" : "prompts"), \(extras.map { "\($0)" } ?? "no extras"), \(status), "
        + (hasShown ? "shown before" : "not shown yet")
    }
  }
}
