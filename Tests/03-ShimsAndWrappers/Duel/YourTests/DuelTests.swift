import Platform
import Testing

@testable import ShimsAndWrappers

@MainActor @Suite struct DuelTests {
  @Test func `a mail that cannot be sent is an error`() {
    let weeklyDigest = makeWeeklyDigest(mailer: FullOutbox())

    #expect(throws: FullOutbox.Full.self) { try weeklyDigest.send(to: ada) }
  }

  @Test func `without a digest nothing is mailed, and nothing previewed`() {
    digestFinder.digests = [:]

    #expect(throws: WeeklyDigest.Failure.noDigest) { try makeWeeklyDigest().send(to: ada) }
    #expect(throws: WeeklyDigest.Failure.noDigest) { try makeWeeklyDigest().preview(for: ada) }
    #expect(mailer.sent.isEmpty)
  }

  @Test(arguments: [0, 52])
  func `in a special week, too, the preview shows the text that is mailed`(weeks: Int) throws {
    streakStore.streaks = ["ada": Streak(weeks: weeks)]

    try makeWeeklyDigest().send(to: ada)
    let lines = try makeWeeklyDigest().preview(for: ada)

    #expect(Array(lines.prefix(1)) == mailer.sent.map(\.text))
  }

  @Test func `a preview is of one moment: it reads in one transaction`() throws {
    let streakStore = TransactionSpy()

    _ = try WeeklyDigest(
      db: MockDB(), digestFinder: streakStore, streakStore: streakStore, mailer: mailer
    ).preview(for: ada)

    let first = try #require(streakStore.transactions.first)
    #expect(streakStore.transactions.allSatisfy { $0 === first })
  }

  @Test func `the app's digest celebrates the year that is in the table`() throws {
    let storage = try makeStorage(streaks: ["ada": 52])

    try CompositionRoot.weeklyDigest(on: storage, mailer: mailer).send(to: ada)

    #expect(mailer.sent.map(\.text) == ["One year of notes!"])
  }

  @Test(arguments: ["Ada", "ADA"])
  func `an account has no part in the streak of a similar one`(similar: String) throws {
    let storage = try makeStorage(streaks: [similar: 52])

    let streak = try storage.read { try StreakFinder().streak(of: "ada", transaction: $0) }

    #expect(streak == nil)
  }

  // MARK: - Fixtures

  let ada = Account(id: "ada", email: "ada@example.com")
  let digestFinder = DigestFinderStub()
  let streakStore = WeeklyDigest.Mocks.StreakStore()
  let mailer = MailerSpy()

  /// A stub that can send nothing.
  struct FullOutbox: Mailer {
    struct Full: Error {}

    func send(_ mail: Mail) throws { throw Full() }
  }

  /// A spy that records the transactions in which it is asked for a digest or a streak.
  final class TransactionSpy: DigestFinding, WeeklyDigest.Shims.StreakStore {
    private(set) var transactions: [any ReadTransaction] = []

    func digest(of account: String, transaction: any ReadTransaction) -> Digest? {
      transactions.append(transaction)
      return Digest(text: "Hello, world!")
    }

    func streak(of account: String, transaction: any ReadTransaction) -> Streak? {
      transactions.append(transaction)
      return Streak(weeks: 7)
    }
  }

  init() {
    digestFinder.digests = ["ada": Digest(text: "Hello, world!")]
  }

  func makeWeeklyDigest(mailer: (any Mailer)? = nil) -> WeeklyDigest {
    WeeklyDigest(
      db: MockDB(), digestFinder: digestFinder, streakStore: streakStore,
      mailer: mailer ?? self.mailer)
  }

  func makeStorage(streaks: [String: Int]) throws -> Storage {
    let storage = try Storage(path: ":memory:")
    try storage.write { transaction in
      try StreakStore.createTables(transaction: transaction)
      try transaction.execute("INSERT INTO digest VALUES ('ada', 'Hello, world!')")
      for (account, weeks) in streaks {
        try StreakStore.set(Streak(weeks: weeks), of: account, transaction: transaction)
      }
    }
    return storage
  }
}
