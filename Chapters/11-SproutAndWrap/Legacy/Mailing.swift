/// A type that can send mails.
protocol Mailing {
  /// Sends a mail. When it throws, the mail was not sent.
  func send(_ mail: Mail) throws
}
