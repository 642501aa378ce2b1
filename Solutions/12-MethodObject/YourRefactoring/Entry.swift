import Platform

/// Turn this to `true` when you begin: until then `swift test` reports failures here as known issues.
let started = true

/// Makes an importer that behaves as found, and uses only `database`, `print` and `decide`.
///
/// Your tests and the suite call these functions. Keep the signatures; the bodies are yours.
///
/// - Parameters:
///   - database: Where notes are stored, and looked for.
///   - print: Takes each line that the importer prints.
///   - decide: Called once for each note, in the order of the file, with the note and whether it is known: a note with
///     this title and text is stored, before or by this import.
/// - Returns: The importer, in any design.
func makeImporter(
  database: SQLiteDatabase, print: @escaping (String) -> Void,
  decide: @escaping (NoteDraft, _ isKnown: Bool) -> Decision
) -> any NoteImporting {
  NoteImporter(database: database, print: print, decide: decide, isRepaired: false)
}

/// Turn 2: the fields of each record in a text, readable or not, as the importer as found finds them.
func records(in text: String) -> [[String]] {
  PapyrusText(text, isRepaired: false).records
}

/// Turn 2: the rules by which the importer as found stores a note, or leaves it out.
func decide(_ note: NoteDraft, isKnown: Bool) -> Decision {
  if note.title.isEmpty { return .leaveOut(because: "is empty") }
  if note.tags.contains("trash") || note.tags.contains("papierkorb") {
    return .leaveOut(because: "is in the trash")
  }
  return isKnown ? .leaveOut(because: "is there already") : .store
}

/// Turn 2: makes an importer that behaves as found, but loses no record after a text with line breaks.
func makeRepairedImporter(
  database: SQLiteDatabase, print: @escaping (String) -> Void
) -> any NoteImporting {
  NoteImporter(
    database: database, print: print, decide: { decide($0, isKnown: $1) }, isRepaired: true)
}

/// Turn 2: makes the repaired importer for the app, on the app's database, printing on the terminal.
func makeProductionImporter() -> any NoteImporting {
  makeRepairedImporter(database: AppDatabase.shared.sqlite, print: { print($0) })
}
