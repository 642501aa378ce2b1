import Platform
import Support
import Testing

@testable import ShimsAndWrappers

/// To read: what the shim makes possible, and how few of the store's methods it needs.
@MainActor @Suite struct ShimTests {
  @Test(arguments: [
    (52, "One year of notes!"), (7, "Hello, world!"), (0, "A fresh start! Hello, world!"),
  ])
  func `with every dependency replaced the digest runs to its end`(weeks: Int, text: String) throws
  {
    let mailer = MailerSpy()

    try WeeklyDigest(
      db: MockDB(), digestFinder: OneDigest(), streakStore: OneStreak(weeks: weeks), mailer: mailer
    ).send(to: .ada)

    #expect(mailer.sent == [Mail(to: "ada@example.com", text: text)])
  }

  @Test func `the store has a dozen methods; a double of the shim needs one`() throws {
    let methods: [Any] = [
      StreakStore.allStreaks, StreakStore.longestStreak, StreakStore.leader, StreakStore.isLongest,
      StreakStore.badge, StreakStore.start, StreakStore.set, StreakStore.countTheWeek,
      StreakStore.forget, StreakStore.rename, StreakStore.createTables,
    ]
    #expect(methods.count + 1 == 12, "and streak(of:transaction:)")

    struct Double: WeeklyDigest.Shims.StreakStore {
      func streak(of account: String, transaction: any ReadTransaction) -> Streak? { nil }
    }
    try MockDB().read { transaction in
      #expect(Double().streak(of: "ada", transaction: transaction) == nil)
    }
  }

  @Test func `the wrapper returns what the static method returns`() throws {
    let storage = try Storage.inMemory(digest: "7 notes", weeks: 3)

    try storage.read { transaction in
      let direct = try StreakStore.streak(of: "ada", transaction: transaction)
      let wrapped = try WeeklyDigest.Wrappers.StreakStore()
        .streak(of: "ada", transaction: transaction)
      #expect(wrapped == direct)
    }
  }

  @Test func `the app on the wrapped store prints what the legacy app prints`() async throws {
    let legacy = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      try LegacyScene.play()
    }
    let wrapped = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      try WrappedScene.play()
    }

    let said = String(decoding: try #require(wrapped).standardOutputContent, as: UTF8.self)
    #expect(said.contains("  3 weeks in a row"), "pinned: the number is the digest's")
    #expect(try #require(legacy).standardOutputContent == wrapped?.standardOutputContent)
  }

  @Test func `the old method and its overload for tokens return the same`() throws {
    let storage = try Storage.inMemory(digest: "7 notes", weeks: 3)

    try storage.read { transaction in
      let token: any ReadTransaction = transaction
      let old = try StreakStore.streak(of: "ada", transaction: transaction)
      let new = try StreakStore.streak(of: "ada", transaction: token)
      #expect(new == old)
    }
  }
}
