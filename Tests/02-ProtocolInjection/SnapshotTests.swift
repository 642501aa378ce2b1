import Foundation
import Platform
import Testing

@testable import ProtocolInjection

/// To read: what one transaction for two finders promises. Two connections to one file break the promise.
@MainActor @Suite struct SnapshotTests {
  @Test func `in one transaction both finders see the same moment`() throws {
    let file = try DatabaseFile()
    defer { file.remove() }

    let (digest, streak) = try file.storage.read { transaction in
      let digest = try DigestFinder().digest(transaction: transaction)
      try file.writeFromElsewhere()
      return (digest, try StreakFinder().streak(transaction: transaction))
    }

    #expect(digest == Digest(text: "Old"))
    #expect(streak == Streak(weeks: 1))
  }

  @Test func `with a transaction each they see two moments that do not belong together`() throws {
    let file = try DatabaseFile()
    defer { file.remove() }

    let digest = try file.storage.read { try DigestFinder().digest(transaction: $0) }
    try file.writeFromElsewhere()
    let streak = try file.storage.read { try StreakFinder().streak(transaction: $0) }

    #expect(digest == Digest(text: "Old"))
    #expect(streak == Streak(weeks: 2), "the new streak beside the old digest")
  }

  // MARK: - Fixtures

  /// A database in a file of its own, with two connections.
  struct DatabaseFile {
    private let folder = FileManager.default.temporaryDirectory
      .appending(path: "Snapshot-\(UUID().uuidString)")
    let storage: Storage
    private let elsewhere: Storage

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appending(path: "Digest.sqlite").path
      storage = try Storage(path: path)
      elsewhere = try Storage(path: path)
      try storage.write { transaction in
        try StartUpJobs.createTables(transaction)
        try transaction.execute("INSERT INTO digest VALUES ('Old')")
        try transaction.execute("INSERT INTO streak VALUES (1)")
      }
    }

    func writeFromElsewhere() throws {
      try elsewhere.write { transaction in
        try transaction.execute("UPDATE digest SET text = 'New'")
        try transaction.execute("UPDATE streak SET weeks = 2")
      }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }
}
