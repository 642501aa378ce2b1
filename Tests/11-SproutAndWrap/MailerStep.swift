import Foundation
import Support

@testable import SproutAndWrap

/// A step of a script for the reminder mailer.
enum MailerStep {
  case add(MailerReminder)
  case set(String, String?)
  case wait(minutes: Int)
  /// The outbox refuses the mail after so many.
  case refuse(after: Int)
  case send
  case restart
}

extension MailerStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .add(let reminder): "add \(reminder)"
    case .set(let name, let value): "set \(name) to \(value ?? "nothing")"
    case .wait(let minutes): "wait \(minutes) minutes"
    case .refuse(let count): "let the outbox refuse a mail after \(count)"
    case .send: "send all"
    case .restart: "restart the app"
    }
  }
}
