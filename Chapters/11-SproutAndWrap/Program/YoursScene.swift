import Foundation
import Platform

/// Sixty reminders are due, and the user wants quiet and at most fifty mails a day.
enum YoursScene {
  static func play() throws {
    let database = AppDatabase.shared.sqlite
    for table in ["reminder", "sent"] { try database.execute("DELETE FROM \(table)") }
    for id in 1...60 {
      try database.execute(
        "INSERT INTO reminder(id, title, text, due) VALUES (?, ?, '', 0)",
        [.integer(id), .text("Plant \(id)")])
    }
    try set("mailsADay", "50")
    print("60 reminders are due. At most 50 mails may go out a day.")

    try setQuietHours(from: Date() - 3600, to: Date() + 3600)
    try send("It is quiet now")
    try setQuietHours(from: Date() + 3600, to: Date() + 7200)
    try send("The quiet hours are over")
  }

  private static func send(_ moment: String) throws {
    let database = AppDatabase.shared.sqlite
    let before = Outbox().mails.count
    try makeProductionMailer().sendAll()
    let due = try database.query("SELECT id FROM reminder WHERE done = 0").count
    let recorded = try database.query("SELECT at FROM sent").count
    print("\(moment): \(Outbox().mails.count - before) mails went out, \(due) reminders wait.")
    print("  \(recorded) mails are recorded.")
  }

  private static func setQuietHours(from start: Date, to end: Date) throws {
    for (name, date) in [("quietFrom", start), ("quietTo", end)] {
      let time = Calendar.current.dateComponents([.hour, .minute], from: date)
      try set(name, "\(time.hour ?? 0):\(time.minute ?? 0)")
    }
  }

  private static func set(_ name: String, _ value: String) throws {
    try AppDatabase.shared.sqlite.execute(
      "INSERT OR REPLACE INTO setting VALUES (?, ?)", [.text(name), .text(value)])
  }
}
