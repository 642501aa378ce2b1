import Platform

/// Ines's notes are imported into a database in memory, and all that the importer did is shown as one text.
enum RefactoredScene {
  static func play() throws {
    let database = try SQLiteDatabase(path: ":memory:")
    try Tables.create(in: database)
    var lines: [String] = []
    try Importer().run(text: InesNotes.text, database: database) { lines.append($0) }
    print(try Transcript.of(lines, database))
  }
}
