import Foundation
import Platform
import Support

@testable import SproutAndWrap

/// A reminder that a script adds.
struct MailerReminder: CustomStringConvertible {
  let title, text, repeats, sharedWith: String
  let priority: Int
  /// For how many seconds it has been due when it is added; negative for a reminder of the future.
  let dueFor: Int

  /// A reminder made by chance. No two are due at the same second.
  init(number: Int, with generator: inout SeededGenerator) {
    title = generator.pick(from: ["", "Rent", "Tea"]) + (number % 3 == 0 ? "" : " \(number)")
    text = generator.pick(from: [
      "", "By mail", "[ ] call\n[x] find it\n[ ] pay", "https://jotter.example\n\nNow",
    ])
    repeats = generator.pick(from: ["no", "no", "daily", "weekly", "monthly"])
    sharedWith = generator.pick(from: [
      "", "", "", "Ben@a.example, ben@a.example", "ben@a.example,cleo@b.example", "gone@c.example",
    ])
    priority = generator.pick(from: [0, 0, 1, 2, 3])
    dueFor = generator.pick(from: [-90, -1, 0, 1, 60, 1500, 1600, 60_000]) * 60 + number
  }

  func add(to host: MailerHost) throws {
    try host.database.execute(
      """
      INSERT INTO reminder(title, text, due, priority, repeats, sharedWith)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        .text(title), .text(text), .real(host.now.timeIntervalSince1970 - Double(dueFor)),
        .integer(priority), .text(repeats), .text(sharedWith),
      ])
  }

  var description: String {
    let people = sharedWith.isEmpty ? "" : ", shared with \(sharedWith)"
    return "\"\(title)\", due for \(dueFor) s, priority \(priority), repeats: \(repeats)\(people)"
  }
}
