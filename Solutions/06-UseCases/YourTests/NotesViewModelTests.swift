import Foundation
import Testing

@testable import UseCases

@MainActor @Suite(.tags(.unit)) struct NotesViewModelTests {
  @Test func `an edit is on the screen at once`() throws {
    let note = try add("Groceries")
    let viewModel = makeViewModel()

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: "Milk")

    #expect(viewModel.notes.map(\.title) == ["Shopping"])
    #expect(viewModel.notes.map(\.text) == ["Milk"])
  }

  @Test func `a removed note is gone from the screen at once, and no other is`() throws {
    let gone = try add("Gone")
    try add("Kept")
    let viewModel = makeViewModel()

    viewModel.removeNoteWith(id: gone.id)

    #expect(viewModel.notes.map(\.title) == ["Kept"])
  }

  @Test(arguments: Step.allCases)
  func `an error is published, and cleared by the next success`(step: Step) throws {
    let note = try add("Groceries")
    let viewModel = makeViewModel()
    let error = DatabaseError(kind: step.kind, cause: CancellationError())

    fail(step, with: error)
    step.take(viewModel, note)
    #expect(viewModel.databaseError?.kind == step.kind)

    fail(step, with: nil)
    step.take(viewModel, note)
    #expect(viewModel.databaseError == nil)
  }

  @Test func `a fetch that fails leaves the notes on the screen`() throws {
    try add("Groceries")
    let viewModel = makeViewModel()
    fetchAllNotes.error = DatabaseError(kind: .errorFetch, cause: CancellationError())

    viewModel.fetchAll()

    #expect(viewModel.notes.map(\.title) == ["Groceries"])
  }

  @Test func `the update use case passes on what it is told, once, and the error that comes back`()
  {
    let database = NotesDatabaseSpy()
    let id = UUID()
    database.error = CancellationError()

    #expect(throws: CancellationError.self) {
      try makeUpdateNote(on: database).updateNoteWith(id: id, title: "Shopping", text: "Milk")
    }

    #expect(database.updates == [.init(id: id, title: "Shopping", text: "Milk")])
  }

  // MARK: - Fixtures

  let store = InMemoryNotesDatabase()
  let createNote: CreateNoteMock
  let fetchAllNotes: FetchAllNotesMock
  let updateNote: UpdateNoteMock
  let removeNote: RemoveNoteMock

  init() {
    createNote = CreateNoteMock(on: store)
    fetchAllNotes = FetchAllNotesMock(on: store)
    updateNote = UpdateNoteMock(on: store)
    removeNote = RemoveNoteMock(on: store)
  }

  func makeViewModel() -> any NotesViewModelling {
    UseCases.makeViewModel(
      createNote: createNote, fetchAllNotes: fetchAllNotes, updateNote: updateNote,
      removeNote: removeNote)
  }

  @discardableResult
  func add(_ title: String) throws -> Note {
    let note = Note(title: title, text: nil, createdAt: .now)
    try store.insert(note)
    return note
  }

  func fail(_ step: Step, with error: DatabaseError?) {
    switch step {
    case .create: createNote.error = error
    case .fetch: fetchAllNotes.error = error
    case .update: updateNote.error = error
    case .remove: removeNote.error = error
    }
  }

  enum Step: CaseIterable {
    case create
    case fetch
    case update
    case remove

    var kind: DatabaseError.Kind {
      switch self {
      case .create: .errorInsert
      case .fetch: .errorFetch
      case .update: .errorUpdate
      case .remove: .errorRemove
      }
    }

    func take(_ viewModel: any NotesViewModelling, _ note: Note) {
      switch self {
      case .create: viewModel.createNoteWith(title: "New", text: "")
      case .fetch: viewModel.fetchAll()
      case .update: viewModel.updateNoteWith(id: note.id, title: "Edited", text: nil)
      case .remove: viewModel.removeNoteWith(id: note.id)
      }
    }
  }
}
