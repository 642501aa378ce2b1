import Platform

/// The day a digest is mailed, whichever class mails it.
enum MailScene {
  typealias Digest = (preview: (Account) throws -> [String], send: (Account) throws -> Void)

  /// Counts the week, then looks at the mail and sends it.
  ///
  /// - Parameter makeDigest: Makes the digest, given the database and the outbox.
  /// - Throws: An error of the database or of the file system.
  static func play(_ makeDigest: (Storage, Outbox) -> Digest) throws {
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
    let weeklyDigest = makeDigest(storage, outbox)
    print("Preview:")
    for line in try weeklyDigest.preview(ada) { print("  \(line)") }
    try weeklyDigest.send(ada)
    print("Mailed:\n  \(outbox.mails.last ?? "")")
    print("\nBy the way, the streak table says \(streak?.weeks ?? 0) weeks.")
  }
}
