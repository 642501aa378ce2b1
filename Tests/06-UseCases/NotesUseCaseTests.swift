import Foundation
import Support
import Testing

@testable import UseCases

/// Your turn: the two use cases, on a spy. The suite calls your code only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started), .tags(.unit)) struct NotesUseCaseTests {
  @Test func `the update use case passes everything on, once, to the database passed in`() throws {
    let database = NotesDatabaseSpy()
    let id = UUID()

    let updateNote = makeUpdateNote(on: database)
    let other = NotesDatabaseSpy()
    _ = makeUpdateNote(on: other)
    try updateNote.updateNoteWith(id: id, title: "Shopping", text: "Milk")
    try updateNote.updateNoteWith(id: id, title: "", text: nil)
    try updateNote.updateNoteWith(id: id, title: " 1\r\n2 ", text: "1\r\n2\t")

    #expect(
      database.updates == [
        .init(id: id, title: "Shopping", text: "Milk"), .init(id: id, title: "", text: nil),
        .init(id: id, title: " 1\r\n2 ", text: "1\r\n2\t"),
      ], "makeUpdateNote(on:) was passed a database")
    #expect(other.updates == [], "this database was passed to another use case")
  }

  @Test func `the remove use case passes the id on, once, to the database passed in`() throws {
    let database = NotesDatabaseSpy()
    let id = UUID()

    let removeNote = makeRemoveNote(on: database)
    let other = NotesDatabaseSpy()
    _ = makeRemoveNote(on: other)
    try removeNote.removeNoteWith(id: id)

    #expect(database.removed == [id], "makeRemoveNote(on:) was passed a database")
    #expect(other.removed == [], "this database was passed to another use case")
  }

  @Test func `the error of the database comes back unchanged from both`() {
    let database = NotesDatabaseSpy()
    database.error = CancellationError()

    #expect(throws: CancellationError.self, "updating") {
      try makeUpdateNote(on: database).updateNoteWith(id: UUID(), title: "", text: nil)
    }
    #expect(throws: CancellationError.self, "removing") {
      try makeRemoveNote(on: database).removeNoteWith(id: UUID())
    }
  }
}
