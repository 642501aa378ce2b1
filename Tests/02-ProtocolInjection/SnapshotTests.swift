import Platform
import Testing

@testable import ProtocolInjection

/// To read: why two finders share one transaction. A second connection writes between their reads.
@MainActor @Suite struct SnapshotTests {
  @Test func `in one transaction both finders see the same moment`() throws {
    let file = try makeFile()
    defer { file.remove() }

    let (digest, streak) = try file.storage.read { transaction in
      let digest = try DigestFinder().digest(transaction: transaction)
      try file.writeFromElsewhere()
      return (digest, try StreakFinder().streak(transaction: transaction))
    }

    #expect(digest == Digest(text: "Old"))
    #expect(streak == Streak(weeks: 1))
  }

  @Test func `with a transaction each they see two different moments`() throws {
    let file = try makeFile()
    defer { file.remove() }

    let digest = try file.storage.read { try DigestFinder().digest(transaction: $0) }
    try file.writeFromElsewhere()
    let streak = try file.storage.read { try StreakFinder().streak(transaction: $0) }

    #expect(digest == Digest(text: "Old"))
    #expect(streak == Streak(weeks: 2), "the new streak beside the old digest")
  }

  // MARK: - Fixtures

  func makeFile() throws -> DatabaseFile {
    try DatabaseFile("INSERT INTO digest VALUES ('Old')", "INSERT INTO streak VALUES (1)")
  }
}

extension DatabaseFile {
  fileprivate func writeFromElsewhere() throws {
    try elsewhere.write { transaction in
      try transaction.execute("UPDATE digest SET text = 'New'")
      try transaction.execute("UPDATE streak SET weeks = 2")
    }
  }
}
