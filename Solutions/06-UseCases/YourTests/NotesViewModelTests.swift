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
  func `a database error is published, and cleared by the next success`(step: Step) throws {
    let note = try add("Groceries")
    let viewModel = makeViewModel()

    fail(step, with: DatabaseError(kind: step.kind, cause: BrokenDisk()))
    step.take(viewModel, note)
    #expect((viewModel.error as? DatabaseError)?.kind == step.kind)

    fail(step, with: nil)
    step.take(viewModel, note)
    #expect(viewModel.error == nil)
  }

  @Test(arguments: Step.allCases)
  func `an error of another type is published as well`(step: Step) throws {
    let note = try add("Groceries")
    let viewModel = makeViewModel()
    fail(step, with: BrokenDisk())

    step.take(viewModel, note)

    #expect(viewModel.error is BrokenDisk)
    #expect(viewModel.notes == [note], "a call that fails leaves the screen as it was")
  }

  @Test func `a first fetch that fails is published`() {
    fail(.fetch, with: BrokenDisk())

    #expect(makeViewModel().error is BrokenDisk)
  }

  @Test func `a fetch that fails after a create leaves the notes on the screen`() throws {
    try add("Groceries")
    let viewModel = makeViewModel()
    fail(.fetch, with: DatabaseError(kind: .errorFetch, cause: BrokenDisk()))

    viewModel.createNoteWith(title: "Books", text: "")

    #expect(viewModel.notes.map(\.title) == ["Groceries"])
    #expect((viewModel.error as? DatabaseError)?.kind == .errorFetch)
  }

  // MARK: - Fixtures

  let store = InMemoryNotesDatabase()
  let createNote: CreateNoteFake
  let fetchAllNotes: FetchAllNotesFake
  let updateNote: UpdateNoteFake
  let removeNote: RemoveNoteFake

  struct BrokenDisk: Error {}

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
  func add(_ title: String) throws -> Note {
    let note = Note(title: title, text: nil, createdAt: Date(timeIntervalSince1970: 1))
    try store.insert(note)
    return note
  }

  func fail(_ step: Step, with error: (any Error)?) {
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
