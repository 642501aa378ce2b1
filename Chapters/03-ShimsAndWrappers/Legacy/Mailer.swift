import Platform

/// A type that can mail.
protocol Mailer {
  func send(_ mail: Mail) throws
}

extension Outbox: Mailer {}
