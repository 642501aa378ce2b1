import Platform
import Support
import Testing

@testable import ProtocolInjection

/// To read: a mock that cannot work tells you what you forgot to replace.
@MainActor @Suite struct ForgottenDoubleTests {
  @Test func `a real finder on a mock transaction ends the program and is named`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try WeeklyDigest(
        db: MockDB(), digestFinder: LegacyWeeklyDigestTests.OneDigest(),
        streakFinder: StreakFinder(), mailer: MailerSpy()
      ).send()
    }

    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      said.contains(
        "ProtocolInjection/StreakFinder.swift:6: Fatal error: MockDB.Transaction is no transaction")
    )
  }

  @Test func `the digest hands its finders the very token it was handed`() throws {
    let db = MockDB()
    let finder = TokenKeeper()

    try WeeklyDigest(
      db: db, digestFinder: finder, streakFinder: finder, mailer: MailerSpy()
    ).send()

    let handedOut = try #require(db.transactions.first)
    #expect(!finder.tokens.isEmpty)
    #expect(finder.tokens.allSatisfy { $0 === handedOut })
  }

  // MARK: - Fixtures

  final class TokenKeeper: DigestFinding, StreakFinding {
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
