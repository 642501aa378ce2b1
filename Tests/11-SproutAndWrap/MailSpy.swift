@testable import SproutAndWrap

/// Keeps the mails that were sent, and can refuse one.
final class MailSpy: Mailing {
  struct Refused: Error {}

  private(set) var mails: [Mail] = []
  /// Looks at other parts while a mail is sent.
  var onSend: () -> Void = {}
  /// How many mails are sent before one is refused; nil for no refusal.
  var mailsBeforeRefusal: Int?

  func send(_ mail: Mail) throws {
    if mailsBeforeRefusal == 0 {
      mailsBeforeRefusal = nil
      throw Refused()
    }
    mailsBeforeRefusal = mailsBeforeRefusal.map { $0 - 1 }
    onSend()
    mails.append(mail)
  }
}
