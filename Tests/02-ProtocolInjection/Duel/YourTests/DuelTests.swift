import Foundation
import Platform
import Testing

@testable import ProtocolInjection

@MainActor @Suite struct DuelTests {
  @Test func `a streak of no weeks is a streak: the digest is mailed`() throws {
    let storage = try makeStorage(digest: "Three notes", weeks: 0)

    try CompositionRoot.weeklyDigest(on: storage, mailer: mailer).send()

    #expect(mailer.sent == [Digest(text: "Three notes")])
  }

  @Test(arguments: [(51, "Three notes"), (52, "One year of notes!"), (53, "Three notes")])
  func `on a real database, too, the 52nd week is celebrated`(weeks: Int, text: String) throws {
    let storage = try makeStorage(digest: "Three notes", weeks: weeks)

    try CompositionRoot.weeklyDigest(on: storage, mailer: mailer).send()

    #expect(mailer.sent == [Digest(text: text)])
  }

  @Test func `the mailer that is passed in gets the mail`() throws {
    let storage = try makeStorage(digest: "Three notes", weeks: 3)

    try CompositionRoot.weeklyDigest(on: storage, mailer: mailer).send()

    #expect(mailer.sent.count == 1)
  }

  @Test func `the digest comes from the storage that is passed in`() throws {
    let storage = try makeStorage(digest: "Of this test alone", weeks: 3)

    try CompositionRoot.weeklyDigest(on: storage, mailer: mailer).send()

    #expect(mailer.sent == [Digest(text: "Of this test alone")])
  }

  @Test func `a digest is mailed while another connection writes`() throws {
    let path = DocumentsFolder.current.appending(path: "\(UUID().uuidString).sqlite").path
    let storage = try makeStorage(at: path, digest: "Three notes", weeks: 3)
    let weeklyDigest = CompositionRoot.weeklyDigest(on: storage, mailer: mailer)

    try Storage(path: path).write { _ in
      #expect(throws: Never.self) { try weeklyDigest.send() }
    }

    #expect(mailer.sent == [Digest(text: "Three notes")])
  }

  @Test func `all lines of a digest are mailed`() {
    let digest = Digest(text: "Three notes this week:\nMilk\nEggs")

    #expect(WeeklyDigest.mail(for: digest, after: Streak(weeks: 3)) == digest)
  }

  // MARK: - Fixtures

  let mailer = MailerSpy()

  func makeStorage(at path: String = ":memory:", digest: String, weeks: Int) throws -> Storage {
    let storage = try Storage(path: path)
    try storage.write { transaction in
      try StartUpJobs.createTables(transaction)
      try transaction.execute("INSERT INTO digest VALUES (?)", [.text(digest)])
      try transaction.execute("INSERT INTO streak VALUES (?)", [.integer(weeks)])
    }
    return storage
  }
}
