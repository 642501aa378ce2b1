import Platform
import Testing

@testable import ProtocolInjection

@Suite struct WeeklyDigestTests {
  // A rule that only computes needs no double: call it.
  @Test func `an ordinary week's mail is the digest itself`() {
    let digest = Digest(text: "Three notes")

    #expect(WeeklyDigest.mail(for: digest, after: Streak(weeks: 3)) == digest)
  }

  @Test(arguments: [-52, 0, 51, 53, 104])
  func `only the 52nd week is special`(weeks: Int) {
    let digest = Digest(text: "Three notes")

    #expect(WeeklyDigest.mail(for: digest, after: Streak(weeks: weeks)) == digest)
  }

  @Test func `the digest that was found is mailed`() throws {
    try makeWeeklyDigest().send()

    #expect(mailer.sent == [Digest(text: "Three notes")])
  }

  @Test func `in the 52nd week a year is celebrated, and nothing else is mailed`() throws {
    streakFinder.result = .success(Streak(weeks: 52))

    try makeWeeklyDigest().send()

    #expect(mailer.sent == [Digest(text: "One year of notes!")])
  }

  @Test func `both finders read in one transaction`() throws {
    try makeWeeklyDigest().send()

    let first = try #require(digestFinder.transactions.first)
    #expect(!streakFinder.transactions.isEmpty)
    #expect((digestFinder.transactions + streakFinder.transactions).allSatisfy { $0 === first })
  }

  @Test func `without a digest nothing is mailed`() {
    digestFinder.result = .success(nil)

    #expect(throws: WeeklyDigest.Failure.noDigest) { try makeWeeklyDigest().send() }
    #expect(mailer.sent.isEmpty)
  }

  @Test func `without a streak nothing is mailed`() {
    streakFinder.result = .success(nil)

    #expect(throws: WeeklyDigest.Failure.noStreak) { try makeWeeklyDigest().send() }
    #expect(mailer.sent.isEmpty)
  }

  @Test func `an error while finding the digest is thrown`() {
    digestFinder.result = .failure(BrokenDisk())

    #expect(throws: BrokenDisk.self) { try makeWeeklyDigest().send() }
    #expect(mailer.sent.isEmpty)
  }

  @Test func `an error while finding the streak is thrown`() {
    streakFinder.result = .failure(BrokenDisk())

    #expect(throws: BrokenDisk.self) { try makeWeeklyDigest().send() }
    #expect(mailer.sent.isEmpty)
  }

  @Test func `a mail that cannot be sent is an error`() {
    mailer.error = BrokenDisk()

    #expect(throws: BrokenDisk.self) { try makeWeeklyDigest().send() }
  }

  // MARK: - Fixtures

  let db = MockDB()
  let digestFinder = DigestFinderStub(finds: Digest(text: "Three notes"))
  let streakFinder = StreakFinderStub(finds: Streak(weeks: 3))
  let mailer = MailerSpy()

  struct BrokenDisk: Error {}

  func makeWeeklyDigest() -> WeeklyDigest {
    WeeklyDigest(
      db: db, digestFinder: digestFinder, streakFinder: streakFinder, mailer: mailer)
  }
}
