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

  // Your approved texts.

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
