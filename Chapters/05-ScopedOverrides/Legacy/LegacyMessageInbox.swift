/// Receives the messages that the server pushes to this phone.
class LegacyMessageInbox: PushServiceDelegate {
  private let prompter: LegacyPushPrompter

  init(phone: any Phone) {
    prompter = LegacyPushPrompter(phone: phone)
  }

  /// Delivers the messages one after another, because a shown message changes the next decision.
  func didReceive(_ messages: [Message]) async {
    for message in messages {
      await deliver(message)
    }
  }

  private func deliver(_ message: Message) async {
    await prompter.prompt(extras: message.extras)
  }
}
