import Foundation
import Platform
import Support
import Testing

@testable import ProtocolInjection

/// To read: what no double can show. The finders run their SQL on a real database, in memory.
@MainActor @Suite struct FinderTests {
  @Test func `a row is found`() throws {
    let storage = try Storage.inMemory(
      "INSERT INTO digest VALUES ('Hello')", "INSERT INTO streak VALUES (42)")

    let (digest, streak) = try find(in: storage)

    #expect(digest == Digest(text: "Hello"))
    #expect(streak == Streak(weeks: 42))
  }

  @Test func `in an empty table nothing is found`() throws {
    let (digest, streak) = try find(in: Storage.inMemory())

    #expect(digest == nil)
    #expect(streak == nil)
  }

  @Test func `doubles stay green while the SQL is wrong; only a database shows it`() throws {
    let mailer = MailerSpy()
    try WeeklyDigest(
      db: MockDB(), digestFinder: DigestStub(), streakFinder: StreakStub(), mailer: mailer
    ).send()
    #expect(mailer.sent.count == 1, "no double runs the SQL below")

    #expect(throws: SQLiteError.self) {
      try Storage.inMemory().read { try MistypedStreakFinder().streak(transaction: $0) }
    }
  }

  @Test(arguments: ["Three notes", "", "\"quoted\", 🥛"])
  func `what is mailed can be encoded as JSON and decoded again`(text: String) throws {
    let data = try JSONEncoder().encode(Digest(text: text))
    #expect(try JSONDecoder().decode(Digest.self, from: data) == Digest(text: text))

    let streak = try JSONEncoder().encode(Streak(weeks: text.count))
    #expect(try JSONDecoder().decode(Streak.self, from: streak) == Streak(weeks: text.count))
  }

  @Test func `the composition root mails what is in a database`() throws {
    let storage = try Storage.inMemory(
      "INSERT INTO digest VALUES ('Hello')", "INSERT INTO streak VALUES (52)")
    let mailer = MailerSpy()

    try CompositionRoot.weeklyDigest(on: storage, mailer: mailer).send()

    #expect(mailer.sent == [Digest(text: "One year of notes!")])
  }

  // MARK: - Fixtures

  struct MistypedStreakFinder: StreakFinding {
    func streak(transaction: any ReadTransaction) throws -> Streak? {
      let rows = try StorageDB.bridge(transaction).query("SELECT week FROM streak LIMIT 1")
      return rows.first.map { Streak(weeks: $0.integer(0)) }
    }
  }

  func find(in storage: Storage) throws -> (Digest?, Streak?) {
    try storage.read { transaction in
      (
        try DigestFinder().digest(transaction: transaction),
        try StreakFinder().streak(transaction: transaction)
      )
    }
  }
}
