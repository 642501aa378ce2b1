import Platform
import Testing

@testable import ShimsAndWrappers

@Suite struct WeeklyDigestTests {
  @Test func `a streak of no weeks is a fresh start`() {
    let text = WeeklyDigest.text(for: Digest(text: "Three notes."), after: Streak(weeks: 0))

    #expect(text == "A fresh start! Three notes.")
  }

  @Test func `the digest is mailed to the account's address`() throws {
    streakStore.streaks = ["ada": Streak(weeks: 7)]

    try makeWeeklyDigest().send(to: ada)

    #expect(mailer.sent == [Mail(to: "ada@example.com", text: "Hello, world!")])
  }

  @Test(arguments: [51, 53])
  func `only the 52nd week celebrates a year`(weeks: Int) {
    let digest = Digest(text: "Hello, world!")

    #expect(WeeklyDigest.text(for: digest, after: Streak(weeks: weeks)) == "Hello, world!")
    #expect(WeeklyDigest.text(for: digest, after: Streak(weeks: 52)) == "One year of notes!")
  }

  @Test func `an account without a streak gets no fresh start`() throws {
    try makeWeeklyDigest().send(to: ada)

    #expect(mailer.sent.map(\.text) == ["Hello, world!"])
  }

  @Test func `an error of the streak store is thrown, and nothing is mailed`() {
    streakStore.error = BrokenDisk()

    #expect(throws: BrokenDisk.self) { try makeWeeklyDigest().send(to: ada) }
    #expect(mailer.sent.isEmpty)
  }

  @Test func `the streak is looked up by the account's id`() throws {
    streakStore.streaks = ["ada": Streak(weeks: 52), "ada@example.com": Streak(weeks: 1)]

    try makeWeeklyDigest().send(to: ada)

    #expect(mailer.sent.map(\.text) == ["One year of notes!"])
  }

  @Test func `a preview shows the text that would be mailed, and the streak`() throws {
    streakStore.streaks = ["ada": Streak(weeks: 7)]

    #expect(
      try makeWeeklyDigest().preview(for: ada) == ["Hello, world!", "7 weeks in a row"])
  }

  @Test func `a preview without a streak shows the text alone`() throws {
    #expect(try makeWeeklyDigest().preview(for: ada) == ["Hello, world!"])
  }

  @Test func `a preview mails nothing`() throws {
    _ = try makeWeeklyDigest().preview(for: ada)

    #expect(mailer.sent.isEmpty)
  }

  // MARK: - Fixtures

  let ada = Account(id: "ada", email: "ada@example.com")
  let digestFinder = DigestFinderStub()
  let streakStore = WeeklyDigest.Mocks.StreakStore()
  let mailer = MailerSpy()

  struct BrokenDisk: Error {}

  init() {
    digestFinder.digests = ["ada": Digest(text: "Hello, world!")]
  }

  func makeWeeklyDigest() -> WeeklyDigest {
    WeeklyDigest(
      db: MockDB(), digestFinder: digestFinder, streakStore: streakStore, mailer: mailer)
  }
}
