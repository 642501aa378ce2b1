import Foundation
import Platform
import Support
import Testing

@testable import ProtocolInjection

/// To read: what was changed after the refactoring. Each change has a test of the old behaviour and one of the new.
@MainActor @Suite struct BehaviourChangeTests {
  // MARK: - `try?` in the finders

  @Test func `was: a missing table looked empty`() throws {
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

  @Test func `is: a missing table is an error`() throws {
    let storage = try Storage(path: ":memory:")

    #expect(throws: SQLiteError.self) {
      try storage.read { try DigestFinder().digest(transaction: $0) }
    }
    #expect(throws: SQLiteError.self) {
      try storage.read { try StreakFinder().streak(transaction: $0) }
    }
  }

  // MARK: - `!` in `send()`

  @Test(arguments: ["digest", "streak"])
  func `was: a missing row crashed the program`(table: String) async {
    await #expect(processExitsWith: .failure) { @MainActor [table] in
      let storage = AppEnvironment.shared.storage
      guard (try? storage.write({ try $0.execute("DELETE FROM \(table)") })) == 1 else { exit(0) }

      LegacyWeeklyDigest().send()
    }
  }

  @Test func `is: a missing row is an error, and nothing is mailed`() throws {
    let withoutDigest = try Storage.inMemory("INSERT INTO streak VALUES (52)")
    let withoutStreak = try Storage.inMemory("INSERT INTO digest VALUES ('Hello')")
    let mailer = MailerSpy()

    #expect(throws: WeeklyDigest.Failure.noDigest) {
      try CompositionRoot.weeklyDigest(on: withoutDigest, mailer: mailer).send()
    }
    #expect(throws: WeeklyDigest.Failure.noStreak) {
      try CompositionRoot.weeklyDigest(on: withoutStreak, mailer: mailer).send()
    }
    #expect(mailer.sent.isEmpty)
  }

  // MARK: - `try!` in `send()`

  @Test func `was: a mail that could not be sent crashed the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      guard AppEnvironment.shared.outbox.mails.isEmpty, Self.blockOutbox() else { exit(0) }

      LegacyWeeklyDigest().send()
    }
  }

  @Test func `is: a mail that cannot be sent is an error`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let weeklyDigest = CompositionRoot.weeklyDigest()
      try #require(Self.blockOutbox())

      #expect(throws: (any Error).self) { try weeklyDigest.send() }
    }
  }

  // MARK: - Fixtures

  /// Puts a folder where the outbox writes its file.
  static func blockOutbox() -> Bool {
    let path = DocumentsFolder.current.appending(path: "Outbox.jsonl").path
    return
      (try? FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)) != nil
  }
}
