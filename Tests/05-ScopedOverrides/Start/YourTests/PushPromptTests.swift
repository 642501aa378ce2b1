import Platform
import Testing

@testable import ScopedOverrides

@MainActor @Suite struct PushPromptTests {
  @Test(arguments: table)
  func `the effects of a message`(row: Row) async {
    let phone = PhoneSpy(status: row.status, hasAsked: row.hasAsked)

    await withFeatures([.noPrompts: row.noPrompts, .newWording: false]) {
      await MessageInbox(phone: phone).didReceive([Message(extras: row.extras)])
    }

    #expect(phone.effects == row.effects)
  }

  nonisolated static let table = [
    //  no prompts, extras, status, has asked, effects
    Row(false, ["prompt": "true"], .denied, false, notShown)
  ]

  nonisolated static let shown: [PromptPlan.Effect] = [
    .present("Shall Jotter remind you?"), .remember, .track("prompt shown"),
  ]
  nonisolated static let notShown: [PromptPlan.Effect] = [.track("prompt not shown")]
  nonisolated static let ignored: [PromptPlan.Effect] = []

  // MARK: - Fixtures

  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let noPrompts: Bool
    let extras: [String: any Sendable]?
    let status: AuthorizationStatus
    let hasAsked: Bool
    let effects: [PromptPlan.Effect]

    init(
      _ noPrompts: Bool, _ extras: [String: any Sendable]?, _ status: AuthorizationStatus,
      _ hasAsked: Bool, _ effects: [PromptPlan.Effect]
    ) {
      self.noPrompts = noPrompts
      self.extras = extras
      self.status = status
      self.hasAsked = hasAsked
      self.effects = effects
    }

    var testDescription: String {
      "\(noPrompts ? "no prompts" : "prompts"), \(extras.map { "\($0)" } ?? "no extras"), \(status), "
        + (hasAsked ? "asked before" : "not asked yet")
    }
  }
}
