import Foundation
import Platform
import Support
import Testing

@testable import UseCases

/// To read: create and fetch, by units. Each asserts what the view model does, not what a double was told.
@MainActor @Suite(.tags(.unit)) struct NotebookViewModelTests {
  @Test(arguments: [["Groceries"], ["One", "Two", "Three"]])
  func `what is created is on the screen`(titles: [String]) {
    let viewModel = makeViewModel()

    for title in titles { viewModel.createNoteWith(title: title, text: "") }

    #expect(viewModel.notes.map(\.title) == titles)
    #expect(viewModel.error == nil)
  }

  @Test func `an error is published, and cleared by the next success`() {
    let viewModel = makeViewModel()

    createNote.error = DatabaseError(kind: .errorInsert, cause: CancellationError())
    viewModel.createNoteWith(title: "Groceries", text: "")
    #expect((viewModel.error as? DatabaseError)?.kind == .errorInsert)

    createNote.error = nil
    viewModel.createNoteWith(title: "Groceries", text: "")
    #expect(viewModel.error == nil)
  }

  @Test func `an error of another type is published as well`() {
    let viewModel = makeViewModel()
    createNote.error = CancellationError()

    viewModel.createNoteWith(title: "Groceries", text: "")

    #expect(viewModel.error is CancellationError)
  }

  @Test func `pinned: the notes passed in stay only when the first fetch fails`() {
    let mine = Note(title: "Mine", text: nil, createdAt: .distantPast)

    let good = NotebookViewModel(
      notes: [mine], createNote: createNote, fetchAllNotes: fetchAllNotes)
    #expect(good.notes.isEmpty)

    fetchAllNotes.error = DatabaseError(kind: .errorFetch, cause: CancellationError())
    let bad = NotebookViewModel(notes: [mine], createNote: createNote, fetchAllNotes: fetchAllNotes)
    #expect(bad.notes == [mine])
  }

  @Test func `legacy: no failure can be observed`() async {
    await #expect(
      processExitsWith: .success, "the legacy view model, in a process of its own"
    ) { @MainActor in
      let viewModel = LegacyNotesViewModel()

      viewModel.removeNoteWith(id: UUID())

      #expect(Mirror(reflecting: viewModel).children.map(\.label) == ["notes"])
    }
  }

  @Test func `pinned: the legacy view model fetches after create and remove, not after an edit`()
    async
  {
    await #expect(
      processExitsWith: .success, "the legacy view model, in a process of its own"
    ) { @MainActor in
      let viewModel = LegacyNotesViewModel()
      viewModel.createNoteWith(title: "Groceries", text: "")
      let note = try #require(viewModel.notes.last, "after a create it fetches")

      viewModel.updateNoteWith(id: note.id, title: "Shopping", text: nil)
      #expect(viewModel.notes.map(\.title) == ["Groceries"])
      #expect(LegacyNotesViewModel().notes.map(\.title) == ["Shopping"])

      viewModel.removeNoteWith(id: note.id)
      #expect(viewModel.notes.isEmpty, "after a removal it fetches")
    }
  }

  @Test func `pinned: in the legacy database a corrupt id is a new one at each fetch`() async {
    await #expect(
      processExitsWith: .success, "the legacy database, in a process of its own"
    ) { @MainActor in
      let database = LegacyNotesDatabase.shared
      let path = DocumentsFolder.current.appending(path: "Notes.sqlite").path
      try Storage(path: path).write {
        try $0.execute("INSERT INTO note VALUES ('no UUID', 'Groceries', NULL, 1)")
      }

      #expect(database.fetchAll().count == 1)
      #expect(database.fetchAll() != database.fetchAll())
    }
  }

  @Test func `a note without a text shows an empty one`() {
    #expect(Note(title: "Groceries", text: nil, createdAt: .distantPast).getText == "")
    #expect(Note(title: "Groceries", text: "Milk", createdAt: .distantPast).getText == "Milk")
  }

  // MARK: - Fixtures

  let store = FakeNotesDatabase()
  let createNote: CreateNoteFake
  let fetchAllNotes: FetchAllNotesFake

  init() {
    createNote = CreateNoteFake(on: store)
    fetchAllNotes = FetchAllNotesFake(on: store)
  }

  func makeViewModel() -> NotebookViewModel {
    NotebookViewModel(createNote: createNote, fetchAllNotes: fetchAllNotes)
  }
}
