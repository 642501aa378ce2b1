import Platform
import Testing

@testable import MethodObject

/// Without approved texts: each test names what it expects.
@MainActor @Suite struct ImporterTests {
  let database: SQLiteDatabase

  init() throws {
    database = try SQLiteDatabase(path: ":memory:")
    try Tables.create(in: database)
  }

  @Test func `the unreadable ones are counted, and the rest is imported`() throws {
    let lines = try lines(of: "note,Rent\nhello\nnote,Tea,\n")

    #expect(lines.contains("1 new, 0 left out, 2 unreadable"))
    #expect(try titles == ["Tea"])
  }

  @Test func `files belong to their notes`() throws {
    _ = try lines(
      of: "note,Tea,\nfile,a.jpg\nnote,Old,,,trash\nfile,b.jpg\nnote,Bed,\nfile,c.jpg\n")

    let rows = try database.query(
      """
      SELECT note.title, attachment.name FROM attachment JOIN note ON note.id = attachment.note
      ORDER BY attachment.name
      """)
    #expect(rows.map { "\($0.text(0) ?? "") \($0.text(1) ?? "")" } == ["Tea a.jpg", "Bed c.jpg"])
  }

  @Test func `a month is enough for a date, and a German day comes first`() throws {
    _ = try lines(of: "note,Tea,,2026-10\nnote,Bed,,2.10.2026\n")

    #expect(try column("SELECT written FROM note") == ["2026-10-01", "2026-10-02"])
  }

  @Test func `the same note is stored once, and two notes of one title twice`() throws {
    _ = try lines(of: "note,Tea,a\nnote,Tea,a\nnote,Tea,b\n")

    #expect(try column("SELECT text FROM note ORDER BY rowid") == ["a", "b"])
  }

  @Test func `the text gives a note its title`() throws {
    _ = try lines(of: "note,,Call Mum\nnote,Bed,\n")

    #expect(try titles == ["Call Mum", "Bed"])
  }

  @Test func `a note after quoted line breaks is missing`() throws {
    _ = try lines(of: "note,Rent,\"a\nb\"\nnote,Tax,\n")

    #expect(try titles == ["Rent"])
  }

  private var titles: [String] {
    get throws { try column("SELECT title FROM note ORDER BY rowid") }
  }

  private func column(_ query: String) throws -> [String] {
    try database.query(query).map { $0.text(0) ?? "" }
  }

  private func lines(of text: String) throws -> [String] {
    var lines: [String] = []
    try makeImporter(
      database: database, print: { lines.append($0) }, decide: { decide($0, isKnown: $1) }
    ).run(text)
    return lines
  }
}
