import Platform
import Support
import Testing

@testable import ProtocolInjection

/// To read: a dummy that is used crashes, and tells you what you forgot to replace.
@MainActor @Suite struct ForgottenDoubleTests {
  @Test func `a real finder crashes on a dummy transaction, and is named`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try WeeklyDigest(
        db: MockDB(), digestFinder: DigestStub(), streakFinder: StreakFinder(),
        mailer: MailerSpy()
      ).send()
    }

    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      said.contains(
        "ProtocolInjection/StreakFinder.swift:6: Fatal error: MockDB.Transaction is no transaction")
    )
  }

  @Test func `the digest passes its finders the token that the database gave it`() throws {
    let db = MockDB()
    let finder = TokenSpy()

    try WeeklyDigest(
      db: db, digestFinder: finder, streakFinder: finder, mailer: MailerSpy()
    ).send()

    let given = try #require(db.transactions.first)
    #expect(!finder.tokens.isEmpty)
    #expect(finder.tokens.allSatisfy { $0 === given })
  }

  // MARK: - Fixtures

  final class TokenSpy: DigestFinding, StreakFinding {
    private(set) var tokens: [any ReadTransaction] = []

    func digest(transaction: any ReadTransaction) -> Digest? {
      tokens.append(transaction)
      return Digest(text: "Three notes")
    }

    func streak(transaction: any ReadTransaction) -> Streak? {
      tokens.append(transaction)
      return Streak(weeks: 1)
    }
  }
}
