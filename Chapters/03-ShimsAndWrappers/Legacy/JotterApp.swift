import Platform

/// Jotter on the day the digest is mailed.
@main
struct JotterApp {
  static func main() throws {
    DocumentsFolder.keepBetweenRuns()
    let path = DocumentsFolder.current.appending(path: "Streaks.sqlite").path
    let storage = try Storage(path: path)
    let ada = Account(id: "ada", email: "ada@example.com")
    let streak = try storage.write { transaction in
      try StreakStore.createTables(transaction: transaction)
      try transaction.execute(
        "INSERT OR IGNORE INTO digest VALUES ('ada', '3 notes this week, two about milk.')")
      try transaction.execute("INSERT OR IGNORE INTO streak VALUES ('ada', 50)")
      try StreakStore.countTheWeek(of: "ada", transaction: transaction)
      return try StreakStore.allStreaks(transaction: transaction)["ada"]
    }

    let outbox = Outbox()
    let weeklyDigest = LegacyWeeklyDigest(
      db: StorageDB(storage), digestFinder: DigestFinder(), mailer: outbox)
    print("Preview:")
    for line in try weeklyDigest.preview(for: ada) { print("  \(line)") }
    try weeklyDigest.send(to: ada)
    print("Mailed:\n  \(outbox.mails.last ?? "")")
    print("\nBy the way, the streak table says \(streak?.weeks ?? 0) weeks.")
  }
}
