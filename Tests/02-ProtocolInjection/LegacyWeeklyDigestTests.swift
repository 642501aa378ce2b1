import Foundation
import Platform
import Support
import Testing

@testable import ProtocolInjection

/// To read: what mailing one digest costs, before and after.
@MainActor @Suite struct LegacyWeeklyDigestTests {
  @Test func `mailing one digest starts the whole app`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      #expect(AppEnvironment.started.isEmpty)

      LegacyWeeklyDigest().send()

      #expect(AppEnvironment.started.count == 6)
      #expect(Storage.openedPaths.count == 1)
      let files = try FileManager.default.contentsOfDirectory(atPath: DocumentsFolder.current.path)
      #expect(files.contains("Account.txt"), "written by the account manager")
      #expect(files.contains("Backup.txt"), "written by the backup manager")
      let words = try AppEnvironment.shared.storage.read { try $0.query("SELECT * FROM word") }
      #expect(words.count == 7, "the search manager's table")
    }
  }

  @Test func `the refactored digest starts nothing and writes no file`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let mailer = MailerSpy()
      let weeklyDigest = WeeklyDigest(
        db: MockDB(), digestFinder: DigestStub(), streakFinder: StreakStub(), mailer: mailer)

      try weeklyDigest.send()

      #expect(mailer.sent == [Digest(text: "Three notes")])
      #expect(AppEnvironment.started.isEmpty)
      #expect(Storage.openedPaths.isEmpty)
      let files = try FileManager.default.contentsOfDirectory(atPath: DocumentsFolder.current.path)
      #expect(files.isEmpty)
    }
  }

  @Test func `a backup is written once a day`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let file = DocumentsFolder.current.appending(path: "Backup.txt")
      let storage = try Storage.inMemory("INSERT INTO digest VALUES ('Hello')")
      @MainActor func backUp() throws -> String {
        _ = BackupManager(storage: storage)
        return try String(contentsOf: file, encoding: .utf8)
      }

      #expect(try backUp() == "Hello")

      try storage.write { try $0.execute("UPDATE digest SET text = 'Bye'") }
      #expect(try backUp() == "Hello", "the backup of a moment ago is recent enough")

      let yesterday = Date(timeIntervalSinceNow: -25 * 60 * 60)
      try FileManager.default.setAttributes([.modificationDate: yesterday], ofItemAtPath: file.path)
      #expect(try backUp() == "Bye")
    }
  }
}
