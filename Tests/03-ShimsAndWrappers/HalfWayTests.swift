import Platform
import Support
import Testing

@testable import ShimsAndWrappers

/// To read: one dependency is injected, the other is static. The tests of chapter 2 crash half-way.
@MainActor @Suite struct HalfWayTests {
  @Test func `the injected finder is asked once`() throws {
    let finder = OneDigest()
    let mailer = MailerSpy()
    let storage = try Storage.inMemory()

    try LegacyWeeklyDigest(db: StorageDB(storage), digestFinder: finder, mailer: mailer)
      .send(to: .ada)

    #expect(finder.calls == 1)
    #expect(mailer.sent == [Mail(to: "ada@example.com", text: "Hello, world!")])
  }

  @Test func `on a double the static store crashes, and the message says where`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let finder = OneDigest()
      try LegacyWeeklyDigest(db: MockDB(), digestFinder: finder, mailer: MailerSpy())
        .send(to: .ada)
    }

    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("ShimsAndWrappers/StreakStoreBridge.swift:6: Fatal error: MockDB"))
  }
}
