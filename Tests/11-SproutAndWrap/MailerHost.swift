import Foundation
import Platform

@testable import SproutAndWrap

/// A database, an outbox, a clock, and a mailer on them.
final class MailerHost {
  let database: SQLiteDatabase
  let outbox = MailSpy()
  let calendar: Calendar
  var now: Date
  /// The seconds by which the clock moves each time that the mailer reads it.
  var tick = 0.0
  /// Whether a limit has held, so that the order of the mails is open.
  var hasBeenLimited = false

  /// The mailer; the host makes it when it is first used.
  private lazy var mailer: any ReminderMailing = makeMailer()

  /// Makes a host for the learner's mailer.
  ///
  /// - Parameters:
  ///   - path: The database's path; nil for a database in memory.
  ///   - now: The time on the clock.
  ///   - zone: The user's time zone.
  /// - Throws: An error of the database.
  init(path: String? = nil, at now: Date, zone: String = "Europe/Berlin") throws {
    if let path {
      database = try SQLiteDatabase(path: path)
      try Tables.create(in: database)
    } else {
      database = try SQLiteDatabase(copyOf: Self.empty.get())
    }
    self.now = now
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    self.calendar = calendar
  }

  /// A database with the tables, to be copied: to create them takes longer.
  private static let empty = Result {
    let database = try SQLiteDatabase(path: ":memory:")
    try Tables.create(in: database)
    return database
  }

  /// Makes another mailer on the same parts.
  private func makeMailer() -> any ReminderMailing {
    makeReminderMailer(
      database: database, mailer: outbox, now: { [unowned self] in read() }, calendar: calendar)
  }

  private func read() -> Date {
    defer { now += tick }
    return now
  }

  func sendAll() throws { try mailer.sendAll() }

  /// Starts the mailer again, as the app's next start does.
  func restart() { mailer = makeMailer() }

  func set(_ name: String, _ value: String?) throws {
    try database.execute("DELETE FROM setting WHERE name = ?", [.text(name)])
    guard let value else { return }
    try database.execute("INSERT INTO setting VALUES (?, ?)", [.text(name), .text(value)])
  }

  /// Adds a reminder that is due.
  ///
  /// - Parameters:
  ///   - title: The title, by which a test finds its mail.
  ///   - minutes: For how many minutes it has been due.
  ///   - priority: The higher, the more urgent.
  ///   - others: The addresses of those who share it, with commas.
  /// - Throws: An error of the database.
  func add(
    _ title: String, dueFor minutes: Int = 60, priority: Int = 0, sharedWith others: String = ""
  ) throws {
    let due = now.timeIntervalSince1970 - Double(minutes * 60)
    try database.execute(
      "INSERT INTO reminder(title, text, due, priority, sharedWith) VALUES (?, '', ?, ?, ?)",
      [.text(title), .real(due), .integer(priority), .text(others)])
  }

  /// The titles in the subjects of the mails, in the order in which they were sent.
  var mailed: [String] { outbox.mails.map { Self.title(in: $0.subject) } }

  /// The titles in the recorded subjects.
  var recorded: [String] {
    get throws {
      try database.query("SELECT subject FROM sent ORDER BY rowid").map {
        Self.title(in: $0.text(0) ?? "")
      }
    }
  }

  /// The titles of the reminders that still wait for their mail.
  var waiting: [String] {
    get throws {
      try database.query(
        "SELECT title FROM reminder WHERE done = 0 AND due <= ? ORDER BY id",
        [.real(now.timeIntervalSince1970)]
      ).compactMap { $0.text(0) }
    }
  }

  /// All that the database says of the reminders, a line each.
  var rows: [String] {
    get throws {
      try database.query(
        """
        SELECT id, title, due, repeats, sharedWith, mailed, done, priority, text FROM reminder
        ORDER BY id
        """
      ).map { row in
        "id \(row.integer(0)), title \"\(row.text(1) ?? "")\", due \(row.real(2)), repeats"
          + " \(row.text(3) ?? ""), shared with \"\(row.text(4) ?? "")\", mailed \(row.integer(5)),"
          + " done \(row.integer(6)), priority \(row.integer(7)), text \"\(row.text(8) ?? "")\""
      }
    }
  }

  /// The rows of sent mails, a line each.
  var records: [String] {
    get throws {
      try database.query("SELECT at, subject FROM sent ORDER BY rowid").map {
        "at \($0.real(0)), subject \"\($0.text(1) ?? "")\""
      }
    }
  }

  private static func title(in subject: String) -> String {
    let words = subject.split(separator: ": ").last.map(String.init) ?? subject
    return words.split(separator: " (").first.map(String.init) ?? words
  }
}
