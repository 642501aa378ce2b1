@testable import SproutAndWrap

/// Keeps the mails that were sent, and can refuse one.
final class MailSpy: Mailing {
  struct Refused: Error {}

  private(set) var mails: [Mail] = []
  /// How many mails are sent before one is refused; nil for no refusal.
  var mailsBeforeRefusal: Int?

  func send(_ mail: Mail) throws {
    if mailsBeforeRefusal == 0 {
      mailsBeforeRefusal = nil
      throw Refused()
    }
    mailsBeforeRefusal = mailsBeforeRefusal.map { $0 - 1 }
    mails.append(mail)
  }
}
