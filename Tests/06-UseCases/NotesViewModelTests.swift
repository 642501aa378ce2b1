import Foundation
import Platform
import Support
import Testing

@testable import UseCases

/// Your turn, by units. The suite meets your code only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started), .tags(.unit)) struct NotesViewModelTests {
  @Test func `the update use case passes everything on, once, to the database handed in`() throws {
    let database = NotesDatabaseSpy()
    let id = UUID()

    try makeUpdateNote(on: database).updateNoteWith(id: id, title: "Shopping", text: "Milk")
    try makeUpdateNote(on: database).updateNoteWith(id: id, title: "", text: nil)

    #expect(
      database.updates == [
        .init(id: id, title: "Shopping", text: "Milk"), .init(id: id, title: "", text: nil),
      ], "makeUpdateNote(on:) was handed a database")
  }

  @Test func `the remove use case passes the id on, once, to the database handed in`() throws {
    let database = NotesDatabaseSpy()
    let id = UUID()

    try makeRemoveNote(on: database).removeNoteWith(id: id)

    #expect(database.removed == [id], "makeRemoveNote(on:) was handed a database")
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

  @Test func `a new view model shows what the use case fetches`() throws {
    try add(groceries)

    #expect(makeViewModel().notes.map(\.title) == [groceries], "fetchAllNotes was handed in")
  }

  @Test func `a created note is on the screen at once`() throws {
    try add(groceries)
    let viewModel = makeViewModel()

    viewModel.createNoteWith(title: books, text: "Feathers")

    #expect(viewModel.notes.map(\.title) == [groceries, books])
    #expect(viewModel.notes.last?.text == "Feathers")
  }

  @Test func `an edit is on the screen at once`() throws {
    let note = try add(groceries)
    try add(books)
    let viewModel = makeViewModel()

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: "Milk")

    #expect(viewModel.notes.map(\.title) == ["Shopping", books], "the screen is stale")
    #expect(viewModel.notes.map(\.text) == ["Milk", nil])
  }

  @Test func `a removed note is gone from the screen at once`() throws {
    let note = try add(groceries)
    try add(books)
    let viewModel = makeViewModel()

    viewModel.removeNoteWith(id: note.id)

    #expect(viewModel.notes.map(\.title) == [books], "the screen is stale")
  }

  @Test(arguments: Step.allCases)
  func `every method publishes the error it ends with, cause and all`(step: Step) throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()

    fail(step, with: BrokenDisk())
    step.take(viewModel, note)

    #expect(viewModel.databaseError?.kind == step.kind, "\(step) failed, and nobody can see it")
    #expect(viewModel.databaseError?.cause is BrokenDisk, "the cause must be kept")
  }

  @Test(arguments: Step.allCases, Step.allCases)
  func `every success clears the error before it`(failing: Step, succeeding: Step) throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()
    fail(failing, with: BrokenDisk())
    failing.take(viewModel, note)
    fail(failing, with: nil)
    try #require(viewModel.databaseError != nil, "before anything succeeds")

    succeeding.take(viewModel, note)

    #expect(viewModel.databaseError == nil, "\(failing) failed, then \(succeeding) went well")
  }

  @Test(arguments: [Step.fetch, .update, .remove])
  func `what fails changes nothing on the screen`(step: Step) throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()
    try #require(viewModel.notes == [note], "before anything fails")

    fail(step, with: BrokenDisk())
    step.take(viewModel, note)

    #expect(viewModel.notes == [note], "\(step) failed")
  }

  @Test func `on doubles no database is opened`() async {
    // A code of its own, so that a view model that ends the program early does not look like success.
    await #expect(processExitsWith: .exitCode(21)) {
      let store = FakeNotesDatabase()
      let viewModel = UseCases.makeViewModel(
        createNote: CreateNoteMock(on: store), fetchAllNotes: FetchAllNotesMock(on: store),
        updateNote: UpdateNoteMock(on: store), removeNote: RemoveNoteMock(on: store))
      viewModel.createNoteWith(title: "Groceries", text: "")
      viewModel.updateNoteWith(id: viewModel.notes.first?.id ?? UUID(), title: "Books", text: nil)
      viewModel.removeNoteWith(id: viewModel.notes.first?.id ?? UUID())
      try? makeUpdateNote(on: store).updateNoteWith(id: UUID(), title: "", text: nil)
      try? makeRemoveNote(on: store).removeNoteWith(id: UUID())

      #expect(Storage.openedPaths == [], "NotesDatabase.shared was touched, which opens its file")
      exit(21)
    }
  }

  // MARK: - Fixtures

  let store = FakeNotesDatabase()
  let createNote: CreateNoteMock
  let fetchAllNotes: FetchAllNotesMock
  let updateNote: UpdateNoteMock
  let removeNote: RemoveNoteMock

  // Titles that nobody else has: untouched code works on the notes of all tests.
  let groceries = "Groceries \(UUID().uuidString)"
  let books = "Books \(UUID().uuidString)"

  struct BrokenDisk: Error {}

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

  func fail(_ step: Step, with cause: (any Error)?) {
    let error = cause.map { DatabaseError(kind: step.kind, cause: $0) }
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
