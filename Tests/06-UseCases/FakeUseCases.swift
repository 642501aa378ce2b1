import Foundation

@testable import UseCases

/// Fakes for the four use cases, which share the store of one test.
struct FakeUseCases {
  let store = FakeNotesDatabase()
  private let createNote: CreateNoteFake
  private let fetchAllNotes: FetchAllNotesFake
  private let updateNote: UpdateNoteFake
  private let removeNote: RemoveNoteFake

  init() {
    createNote = CreateNoteFake(on: store)
    fetchAllNotes = FetchAllNotesFake(on: store)
    updateNote = UpdateNoteFake(on: store)
    removeNote = RemoveNoteFake(on: store)
  }

  func makeViewModel() -> any NotesViewModelling {
    UseCases.makeViewModel(
      createNote: createNote, fetchAllNotes: fetchAllNotes, updateNote: updateNote,
      removeNote: removeNote)
  }

  @discardableResult
  func add(_ title: String, text: String? = nil) throws -> Note {
    let note = Note(title: title, text: text, createdAt: Date(timeIntervalSince1970: 1))
    try store.insert(note)
    return note
  }

  func fail(_ step: NotesStep, with cause: (any Error)?) {
    throwing(cause.map { DatabaseError(kind: step.kind, cause: $0) }, in: step)
  }

  func throwing(_ error: (any Error)?, in step: NotesStep) {
    switch step {
    case .create: createNote.error = error
    case .fetch: fetchAllNotes.error = error
    case .update: updateNote.error = error
    case .remove: removeNote.error = error
    }
  }
}
