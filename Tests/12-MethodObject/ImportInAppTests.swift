import Foundation
import Platform
import Support
import Testing

@testable import MethodObject

/// Turn 2: the importer in the app, each test in a process of its own.
@MainActor @Suite(.knownUntil(started)) struct ImportInAppTests {
  @Test func `the app imports a text into its database, and loses no record`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process imports a text into the app's database. If that process does not exit with \
      code 21, your importer crashed, threw or ended the process.
      """
    ) { @MainActor in
      let text =
        "\u{FEFF}Papyrus 3\r\nnote,Rent,\"By\r\nmail\"\r\nnote,Tax,Form 4,2.10.2026\r\n"
        + "file,Form.pdf,9\r\nnote,Call Mum,,soon\r\n"

      let start = Date.now.ISO8601Format()
      let printed = try Terminal.lines {
        try makeProductionImporter().run(text)
        try makeProductionImporter().run(text)
      }

      #expect(
        printed.prefix(2) == ["\"Rent\" is new", "\"Tax\" is new"],
        "the app prints on the terminal that Rent and Tax are new; it printed \(printed)")

      let app = AppDatabase.shared.sqlite
      let notes = try app.query("SELECT title, text, written, id FROM note ORDER BY rowid")
      #expect(
        notes.map { $0.text(0) } == ["Rent", "Tax", "Call Mum"],
        """
        the app's database must hold Rent, Tax and Call Mum, each once, and holds \
        \(notes.map { $0.text(0) ?? "" })
        """)
      #expect(notes.first?.text(1) == "By\nmail", "the text in quotes is whole")
      #expect(notes.dropFirst().first?.text(2) == "2026-10-02", "2.10.2026 is a date")
      let times =
        [notes.last?.text(2) ?? ""]
        + (try app.query("SELECT at FROM import").map { $0.text(0) ?? "" })
      #expect(times.count == 2, "the second import brings nothing new, and is not kept")
      #expect(times.allSatisfy { $0 >= start }, "the app reads the clock when it imports: \(times)")
      #expect(
        try app.query("SELECT note FROM attachment").map { $0.text(0) }
          == [notes.dropFirst().first?.text(3)], "a file belongs to the note before it")
      exit(21)
    }
  }

  @Test func `an importer on other parts leaves the app's database and terminal alone`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process imports into a database that it passes in. If that process does not exit \
      with code 21, your importer crashed, threw or ended the process.
      """
    ) { @MainActor in
      let hosts = [try ImportHost.yours(), try ImportHost.repaired()]
      for host in hosts {
        try host.run(NoteImporterTests.threeNotes)
        #expect(try host.titles.count == 2, "two notes are stored")
      }

      let files = try FileManager.default.contentsOfDirectory(
        atPath: DocumentsFolder.current.path)
      #expect(files == [], "the app's database was opened: its folder holds \(files)")
      let printed = try Terminal.lines {
        for host in hosts { try host.run(NoteImporterTests.threeNotes) }
      }
      #expect(printed == [""], "lines were printed on the terminal, too: \(printed)")
      exit(21)
    }
  }
}
