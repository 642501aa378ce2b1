import Foundation
import Testing

@testable import UseCases

/// What every database of notes must do when notes are changed or removed: the real one, and ours.
@MainActor @Suite(.tags(.integration)) struct ChangeNoteContractTests {
  @Test(arguments: CreateNoteContractTests.Kind.allCases)
  func `a missing note cannot be changed, and the error names it`(
    kind: CreateNoteContractTests.Kind
  ) throws {
    let database = try kind.makeDatabase()
    let id = UUID()

    let error = #expect(throws: DatabaseError.self) {
      try database.update(id: id, title: "Shopping", text: nil)
    }

    #expect(error?.kind == .errorUpdate)
    #expect(error?.cause as? NoteNotFound == NoteNotFound(id: id))
  }

  @Test(arguments: CreateNoteContractTests.Kind.allCases)
  func `a note is removed once: the second time is an error that names it`(
    kind: CreateNoteContractTests.Kind
  ) throws {
    let database = try kind.makeDatabase()
    let note = Note(title: "Groceries", text: nil, createdAt: Date(timeIntervalSince1970: 1))
    try database.insert(note)

    try database.remove(id: note.id)
    let error = #expect(throws: DatabaseError.self) { try database.remove(id: note.id) }

    #expect(error?.kind == .errorRemove)
    #expect(error?.cause as? NoteNotFound == NoteNotFound(id: note.id))
  }
}
