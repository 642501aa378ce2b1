/// Reads the phone's status, gets a decision, and carries it out.
class LegacyPushPrompter {
  private let phone: any Phone
  private let pushPrompt = LegacyPushPrompt()

  init(phone: any Phone) {
    self.phone = phone
  }

  func prompt(extras: [String: any Sendable]?) async {
    let status = await phone.authorizationStatus()
    let decision = pushPrompt.decide(extras: extras, status: status, hasAsked: phone.hasAsked)
    for effect in PromptPlan(for: decision, question: question).effects {
      phone.perform(effect)
    }
  }

  private var question: String {
    FeatureCentral.switchedOn.contains(.newWording)
      ? "Remind you before it is due?" : "Shall Jotter remind you?"
  }
}
