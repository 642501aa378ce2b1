/// Receives the messages that the server pushes to this phone.
class MessageInbox: PushServiceDelegate {
  private let prompter: PushPrompter

  init(phone: any Phone) {
    prompter = PushPrompter(phone: phone)
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
