import Foundation
import Platform

let started = true

func makeImporter(
  database: SQLiteDatabase, print: @escaping (String) -> Void,
  decide: @escaping (NoteDraft, _ isKnown: Bool) -> Decision
) -> any NoteImporting {
  FunctionImporter { text in
    try importRecords(records(in: text), into: database, print: print, decide: decide)
  }
}

func records(in text: String) -> [[String]] {
  fields(of: logicalLines(joinedLines(in: normalized(text), losing: true)))
}

func decide(_ note: NoteDraft, isKnown: Bool) -> Decision {
  let reasons: [(Bool, String)] = [
    (note.title.isEmpty, "is empty"),
    (!Set(note.tags).isDisjoint(with: ["trash", "papierkorb"]), "is in the trash"),
    (isKnown, "is there already"),
  ]
  return reasons.first { $0.0 }.map { .leaveOut(because: $0.1) } ?? .store
}

func makeRepairedImporter(
  database: SQLiteDatabase, print: @escaping (String) -> Void
) -> any NoteImporting {
  FunctionImporter { text in
    let all = fields(of: logicalLines(joinedLines(in: normalized(text), losing: false)))
    try importRecords(all, into: database, print: print) { decide($0, isKnown: $1) }
  }
}

func makeProductionImporter() -> any NoteImporting {
  makeRepairedImporter(database: AppDatabase.shared.sqlite) { print($0) }
}

private struct FunctionImporter: NoteImporting {
  let body: (String) throws -> Void

  func run(_ text: String) throws { try body(text) }
}
