import Platform
import Testing

@testable import MethodObject

@MainActor @Suite struct ImporterTests {
  @Test func `unreadable records are named and counted`() throws {
    expectApproved(
      try imported("note,Rent\nhello\n"),
      """
      Record 1: a note without a text
      Record 2: "hello" is no kind of record
      0 new, 0 left out, 2 unreadable
      """)
  }

  @Test func `notes and their files are stored in the order of the file`() throws {
    expectApproved(
      try imported(
        """
        note,Tea,Ceylon,2026-10,home
        file,Order.pdf,48123
        file,Cup.jpg,12 KB
        hello
        note,,Call Mum,soon
        note,Old,,2019,trash
        file,Old.jpg,9
        note,Bed,,2.10.2026,
        file,README
        """),
      """
      "Tea" is new
        Order.pdf belongs to #1
        Cup.jpg belongs to #1
      Record 4: "hello" is no kind of record
      Record 5: "soon" is no date
      "Call Mum" is new
      "Old" is in the trash
      "Bed" is new
        README belongs to #2
      3 new, 1 left out, 1 unreadable
        file: 1
        jpg: 1
        pdf: 1
      Imported at <now>
      note: #1 | Tea | Ceylon | 2026-10-01 | home
      note: #3 | Call Mum | Call Mum | <now> | –
      note: #2 | Bed | – | 2026-10-02 | –
      attachment: #1 | Order.pdf | 48123
      attachment: #1 | Cup.jpg | 12000
      attachment: #2 | README | 0
      import: <now> | 3
      """)
  }

  @Test func `a note that is there already is left out, with its files`() throws {
    expectApproved(
      try imported(
        """
        note,Tea,Ceylon
        note,Tea,Darjeeling
        note,Tea,Ceylon
        file,Cup.jpg,9
        """,
        "note,Tea,Ceylon\nnote,Tea,\n"),
      """
      "Tea" is new
      "Tea" is new
      "Tea" is there already
      2 new, 1 left out, 0 unreadable
      Imported at <now>
      "Tea" is there already
      "Tea" is new
      1 new, 1 left out, 0 unreadable
      Imported at <now>
      note: #1 | Tea | Ceylon | <now> | –
      note: #2 | Tea | Darjeeling | <now> | –
      note: #3 | Tea | – | <now> | –
      import: <now> | 2
      import: <now> | 1
      """)
  }

  @Test func `after a text with line breaks a line gets lost`() throws {
    expectApproved(
      try imported(
        "\u{FEFF}Papyrus;3\r\nnote;Rent;\"By\r\nmail\"\r\nnote;Tax;Form\r\nnote;Tea;\r\n"),
      """
      "Rent" is new
      "Tea" is new
      2 new, 0 left out, 0 unreadable
      Imported at <now>
      note: #1 | Rent | By⏎mail | <now> | –
      note: #2 | Tea | – | <now> | –
      import: <now> | 2
      """)
  }

  // MARK: - Fixtures

  /// All that the importer does with some files, one after another, in one database.
  func imported(_ files: String...) throws -> String {
    let database = try SQLiteDatabase(path: ":memory:")
    try Tables.create(in: database)
    var lines: [String] = []
    let importer = makeImporter(
      database: database, print: { lines.append($0) }, decide: { decide($0, isKnown: $1) })
    for file in files { try importer.run(file) }
    return scrubbed(try Transcript.of(lines, database))
  }
}
