import Foundation

@testable import SproutAndWrap

/// An evening, and the reminders and rules that tests set for it.
extension MailerHost {
  /// A host on a Saturday at 19:00 in Berlin.
  static func evening(path: String = ":memory:") throws -> MailerHost {
    try MailerHost(path: path, at: Date(timeIntervalSince1970: 1_792_256_400.25))
  }

  func setQuiet(_ start: String?, _ end: String?) throws {
    try set("quietFrom", start)
    try set("quietTo", end)
  }

  /// Adds own and shared reminders that have been due for half an hour or more.
  func addAll(_ own: String..., shared: String...) throws {
    for (minute, title) in own.enumerated() { try add(title, dueFor: 60 + minute) }
    for (minute, title) in shared.enumerated() {
      try add(title, dueFor: 30 + minute, sharedWith: "ben@a.example")
    }
  }

  /// Adds own and shared reminders that fall due within the next eight minutes.
  func addSoonDue() throws {
    for minute in 1...8 {
      try add("Own in \(minute)", dueFor: -minute)
      try add("Shared in \(minute)", dueFor: -minute, sharedWith: "ben@a.example")
    }
  }
}
