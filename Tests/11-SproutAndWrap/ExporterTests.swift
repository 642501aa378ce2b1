import Foundation
import Platform
import Testing

@testable import SproutAndWrap

/// The monster of the worked example, called once: the new lines are in the right places.
@MainActor @Suite struct ExporterTests {
  @Test func `a locked note is in no file and in no mail, and each is logged`() async {
    await #expect(processExitsWith: .exitCode(21)) { @MainActor in
      try AnnasNotes.add()
      let outbox = MailSpy()
      let log = ExportLog(database: AppDatabase.shared.sqlite)

      try Exporter(mailer: LoggingMailer(wrapped: outbox, log: log)).export()

      let files = ["Notes.txt", "Notes.html"].map {
        DocumentsFolder.current.appending(path: $0)
      }
      let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      for text in texts + outbox.mails.map(\.body) {
        #expect(text.contains("Garden"))
        #expect(!text.contains("Passwords") && !text.contains("hunter2"))
      }
      #expect(outbox.mails.count == 1)
      #expect(try log.names == ["Notes.txt", "Notes.html", "Mail to landlord@mail.example"])
      exit(21)
    }
  }
}
