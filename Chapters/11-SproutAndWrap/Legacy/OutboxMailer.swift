import Platform

/// Puts mails into the app's outbox.
struct OutboxMailer: Mailing {
  private let outbox = Outbox()

  func send(_ mail: Mail) throws { try outbox.send(mail) }
}
