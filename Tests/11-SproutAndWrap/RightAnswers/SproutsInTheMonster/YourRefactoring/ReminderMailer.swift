import Foundation
import Platform

/// Mails the reminders that are due.
final class ReminderMailer: ReminderMailing {
  private let database: SQLiteDatabase
  private let mailer: any Mailing
  private let now: () -> Date
  private let calendar: Calendar

  init(
    database: SQLiteDatabase, mailer: any Mailing, now: @escaping () -> Date, calendar: Calendar
  ) {
    self.database = database
    self.mailer = mailer
    self.now = now
    self.calendar = calendar
  }

  func sendAll() throws {
    let today = try Today(database: database, date: now(), calendar: calendar)
    var name = ""
    var address = "me@jotter.example"
    var signature = "Sent from Jotter"
    var unsubscribed: [String] = []
    for row in try database.query("SELECT name, value FROM setting") {
      switch row.text(0) {
      case "name": name = row.text(1) ?? ""
      case "address": address = row.text(1) ?? address
      case "signature": signature = row.text(1) ?? ""
      case "unsubscribed":
        unsubscribed = (row.text(1) ?? "").split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
      default: break
      }
    }
    let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    // The user's own reminders.
    let own = try database.query(
      """
      SELECT id, title, text, due, priority, repeats, mailed FROM reminder
      WHERE done = 0 AND due <= ? AND sharedWith = '' ORDER BY id
      """, [.real(now().timeIntervalSince1970)])
    for row in own {
      let id = row.integer(0)
      if today.mustWait(id) { continue }
      let title = row.text(1) ?? ""
      let text = row.text(2) ?? ""
      let due = Date(timeIntervalSince1970: row.real(3))
      let days =
        calendar.dateComponents(
          [.day], from: calendar.startOfDay(for: due), to: calendar.startOfDay(for: now())
        ).day ?? 0
      var subject = "Reminder: \(title.isEmpty ? "(no title)" : title)"
      if row.integer(4) > 1 { subject = "! " + subject }
      if days == 1 {
        subject += " (since yesterday)"
      } else if days > 1 {
        subject += " (\(days) days ago)"
      }
      if row.integer(6) > 0 { subject += " #\(row.integer(6) + 1)" }
      var body = name.isEmpty ? "Hello,\n\n" : "Hello \(name),\n\n"
      let time = calendar.dateComponents([.weekday, .hour, .minute], from: due)
      let minute = time.minute ?? 0
      body += "\(weekdays[(time.weekday ?? 1) - 1]) \(time.hour ?? 0):"
      body += minute < 10 ? "0\(minute)\n" : "\(minute)\n"
      var open = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("[x] ") { continue }
        if line.hasPrefix("[ ] ") {
          open += 1
          body += "\(open). \(line.dropFirst(4))\n"
        } else if line.hasPrefix("http://") || line.hasPrefix("https://") {
          body += "<\(line)>\n"
        } else {
          body += "\(line)\n"
        }
      }
      if open > 1 { body += "\(open) things to do\n" }
      if !signature.isEmpty { body += "\n-- \n\(signature)\n" }
      try mailer.send(Mail(to: [address], subject: subject, body: body))
      today.record(subject)
      var next: Date?
      switch row.text(5) {
      case "daily": next = calendar.date(byAdding: .day, value: max(1, days + 1), to: due)
      case "weekly":
        next = calendar.date(byAdding: .day, value: 7, to: due)
        while let date = next, date <= now() {
          next = calendar.date(byAdding: .day, value: 7, to: date)
        }
      case "monthly":
        var months = 1
        next = calendar.date(byAdding: .month, value: months, to: due)
        while let date = next, date <= now() {
          months += 1
          next = calendar.date(byAdding: .month, value: months, to: due)
        }
      default: break
      }
      if let next {
        try database.execute(
          "UPDATE reminder SET due = ?, mailed = 0 WHERE id = ?",
          [.real(next.timeIntervalSince1970), .integer(id)])
      } else {
        try database.execute(
          "UPDATE reminder SET done = 1, mailed = mailed + 1 WHERE id = ?", [.integer(id)])
      }
    }

    // The shared ones: to all who share them, and never done, because only they can say so.
    let shared = try database.query(
      """
      SELECT id, title, text, due, sharedWith, mailed FROM reminder
      WHERE done = 0 AND due <= ? AND sharedWith <> '' ORDER BY due, id
      """, [.real(now().timeIntervalSince1970)])
    for row in shared {
      let id = row.integer(0)
      if today.mustWait(id) { continue }
      var recipients: [String] = []
      for part in (row.text(4) ?? "").split(separator: ",") {
        let recipient = part.trimmingCharacters(in: .whitespaces).lowercased()
        if recipient.isEmpty || recipients.contains(recipient) { continue }
        if unsubscribed.contains(recipient) { continue }
        recipients.append(recipient)
      }
      if recipients.isEmpty { recipients = [address] }
      let title = row.text(1) ?? ""
      let mailed = row.integer(5)
      var subject = name.isEmpty ? "Shared with you: " : "\(name) shares: "
      subject += title.isEmpty ? "(no title)" : title
      if mailed > 0 { subject = "Again: " + subject }
      var body = ""
      for recipient in recipients {
        let person = recipient.split(separator: "@").first.map(String.init) ?? recipient
        body += body.isEmpty ? "Hello \(person)" : ", \(person)"
      }
      body += ",\n\n"
      for line in (row.text(2) ?? "").split(separator: "\n") {
        if line.hasPrefix("[x] ") {
          body += "done: \(line.dropFirst(4))\n"
        } else if line.hasPrefix("[ ] ") {
          body += "to do: \(line.dropFirst(4))\n"
        } else {
          body += "\(line)\n"
        }
      }
      if mailed >= 3 { body += "\nThis is mail \(mailed + 1) about it.\n" }
      if !signature.isEmpty { body += "\n-- \n\(signature)\n" }
      try mailer.send(Mail(to: recipients, subject: subject, body: body))
      today.record(subject)
      let due = Date(timeIntervalSince1970: row.real(3))
      var next = calendar.date(byAdding: .day, value: mailed < 3 ? 1 : 7, to: due) ?? due
      while next <= now() {
        next = calendar.date(byAdding: .day, value: 1, to: next) ?? .distantFuture
      }
      try database.execute(
        "UPDATE reminder SET due = ?, mailed = mailed + 1 WHERE id = ?",
        [.real(next.timeIntervalSince1970), .integer(id)])
    }
  }
}
