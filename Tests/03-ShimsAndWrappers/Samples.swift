import Platform

@testable import ShimsAndWrappers

extension Storage {
  /// A storage in memory with the tables of digests and streaks.
  ///
  /// - Parameters:
  ///   - digest: The text of Ada's digest, if she has one.
  ///   - weeks: The weeks of Ada's streak, if she has one.
  /// - Returns: The storage.
  /// - Throws: An error of SQLite.
  static func inMemory(digest: String? = nil, weeks: Int? = nil) throws -> Storage {
    let storage = try Storage(path: ":memory:")
    try storage.write { transaction in
      try StreakStore.createTables(transaction: transaction)
      if let digest {
        try transaction.execute("INSERT INTO digest VALUES ('ada', ?)", [.text(digest)])
      }
      if let weeks {
        try StreakStore.set(Streak(weeks: weeks), of: "ada", transaction: transaction)
      }
    }
    return storage
  }
}

extension Account {
  static let ada = Account(id: "ada", email: "ada@example.com")
}

/// Finds one digest for everybody, and counts how often it is asked.
final class OneDigest: DigestFinding {
  private(set) var calls = 0

  func digest(of account: String, transaction: any ReadTransaction) -> Digest? {
    calls += 1
    return Digest(text: "Hello, world!")
  }
}

/// Knows one streak for everybody.
struct OneStreak: WeeklyDigest.Shims.StreakStore {
  let weeks: Int

  func streak(of account: String, transaction: any ReadTransaction) -> Streak? {
    Streak(weeks: weeks)
  }
}

/// Mails nothing, and remembers what it was given to mail.
final class MailerSpy: Mailer {
  private(set) var sent: [Mail] = []

  func send(_ mail: Mail) { sent.append(mail) }
}
