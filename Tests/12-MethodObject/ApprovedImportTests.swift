import Platform
import Testing

@testable import MethodObject

/// The worked example: the importer as found, held by an approved text.
@MainActor @Suite struct ApprovedImportTests {
  @Test func `one small file is imported as approved`() throws {
    let database = try SQLiteDatabase(path: ":memory:")
    try Tables.create(in: database)
    var lines: [String] = []

    try Importer().run(
      text: """
        note,Tea,Ceylon,2026-10
        file,Cup.jpg,12 KB
        file,Order.pdf,48123
        note,Call Mum,,soon
        """, database: database
    ) { lines.append($0) }

    let text = ImportScrubber.scrubbed(try Transcript.of(lines, database))
    #expect(
      text == """
        "Tea" is new
          Cup.jpg belongs to #1
          Order.pdf belongs to #1
        Record 4: "soon" is no date
        "Call Mum" is new
        2 new, 0 left out, 0 unreadable
          jpg: 1
          pdf: 1
        Imported at <now>
        note: #1 | Tea | Ceylon | 2026-10-01 | –
        note: #2 | Call Mum | – | <now> | –
        attachment: #1 | Cup.jpg | 12000
        attachment: #1 | Order.pdf | 48123
        import: <now> | 2
        """)
  }
}
