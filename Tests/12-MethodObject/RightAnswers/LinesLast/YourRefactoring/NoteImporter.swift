import Foundation
import Platform

/// Imports the notes of another app, Papyrus.
struct NoteImporter: NoteImporting {
  let database: SQLiteDatabase
  let print: (String) -> Void
  let decide: (NoteDraft, _ isKnown: Bool) -> Decision
  let isRepaired: Bool

  func run(_ text: String) throws {
    let records = PapyrusText(text, isRepaired: isRepaired).records
    try NoteImport(of: records, into: database, print: print, decide: decide).run()
  }
}
