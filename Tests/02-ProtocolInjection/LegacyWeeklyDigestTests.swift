import Foundation
import Platform
import Support
import Testing

@testable import ProtocolInjection

/// To read: what mailing one digest costs, and what the legacy classes do that nobody asked for.
@MainActor @Suite struct LegacyWeeklyDigestTests {
  @Test func `mailing one digest starts the whole app`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      #expect(AppEnvironment.started.isEmpty)

      LegacyWeeklyDigest().send()

      #expect(AppEnvironment.started.count == 10)
      #expect(Storage.openedPaths.count == 1)
    }
  }

  @Test func `the refactored digest starts nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let mailer = MailerSpy()
      let weeklyDigest = WeeklyDigest(
        db: MockDB(), digestFinder: OneDigest(), streakFinder: OneStreak(), mailer: mailer)

      try weeklyDigest.send()

      #expect(mailer.sent == [Digest(text: "Three notes")])
      #expect(AppEnvironment.started.isEmpty)
      #expect(Storage.openedPaths.isEmpty)
    }
  }

  @Test func `a missing digest ends the legacy program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      try AppEnvironment.shared.storage.write { try $0.execute("DELETE FROM digest") }

      LegacyWeeklyDigest().send()
    }
  }

  @Test func `a legacy finder says nothing found when SQLite says no such table`() throws {
    let storage = try Storage(path: ":memory:")

    let (digest, streak) = try storage.read { transaction in
      (
        LegacyDigestFinder().digest(transaction: transaction),
        LegacyStreakFinder().streak(transaction: transaction)
      )
    }

    #expect(digest == nil)
    #expect(streak == nil)
  }

  // MARK: - Fixtures

  struct OneDigest: DigestFinding {
    func digest(transaction: any ReadTransaction) -> Digest? { Digest(text: "Three notes") }
  }

  struct OneStreak: StreakFinding {
    func streak(transaction: any ReadTransaction) -> Streak? { Streak(weeks: 1) }
  }
}
