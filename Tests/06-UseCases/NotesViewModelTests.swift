import Foundation
import Platform
import Support
import Testing

@testable import UseCases

/// Your turn, by units. The suite calls your code only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started), .tags(.unit)) struct NotesViewModelTests {
  @Test func `the update use case passes everything on, once, to the database passed in`() throws {
    let database = NotesDatabaseSpy()
    let id = UUID()

    try makeUpdateNote(on: database).updateNoteWith(id: id, title: "Shopping", text: "Milk")
    try makeUpdateNote(on: database).updateNoteWith(id: id, title: "", text: nil)

    #expect(
      database.updates == [
        .init(id: id, title: "Shopping", text: "Milk"), .init(id: id, title: "", text: nil),
      ], "makeUpdateNote(on:) was passed a database")
  }

  @Test func `the remove use case passes the id on, once, to the database passed in`() throws {
    let database = NotesDatabaseSpy()
    let id = UUID()

    try makeRemoveNote(on: database).removeNoteWith(id: id)

    #expect(database.removed == [id], "makeRemoveNote(on:) was passed a database")
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

    #expect(makeViewModel().notes.map(\.title) == [groceries], "fetchAllNotes was passed in")
  }

  @Test func `a created note is on the screen at once`() throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()

    viewModel.createNoteWith(title: books, text: "Feathers")

    #expect(viewModel.notes.map(\.title) == [groceries, books])
    #expect(viewModel.notes.last?.text == "Feathers")

    // Another screen removes a note: there are as many notes as before.
    try store.remove(id: note.id)
    viewModel.createNoteWith(title: "New", text: "")

    #expect(viewModel.notes.map(\.title) == [books, "New"], "after a create, fetch")
  }

  @Test(arguments: ["Milk", "", nil])
  func `an edit is on the screen at once`(text: String?) throws {
    let note = try add(groceries, text: "Bread")
    try add(books)
    let viewModel = makeViewModel()

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: text)

    #expect(viewModel.notes.map(\.title) == ["Shopping", books], "the screen is stale")
    #expect(viewModel.notes.map(\.text) == [text, nil])
  }

  @Test func `a removed note leaves the screen at once; one of the same title stays`() throws {
    let note = try add(groceries)
    let namesake = try add(groceries)
    let viewModel = makeViewModel()

    viewModel.removeNoteWith(id: note.id)

    #expect(
      viewModel.notes.map(\.id) == [namesake.id], "the screen is stale, or the wrong note is gone")
  }

  @Test(arguments: [Step.fetch, .remove])
  func `when the last note is gone, the screen is empty`(step: Step) throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()
    try #require(viewModel.notes == [note], "before it is gone")

    // A fetch finds that another screen has removed it.
    if step == .fetch { try store.remove(id: note.id) }
    step.take(viewModel, note)

    #expect(viewModel.notes == [], "\(step): the last note is gone, so the list must be empty")
    #expect(viewModel.error == nil)
  }

  @Test func `a note that only another screen shows can be edited and removed`() throws {
    try add(groceries)
    let viewModel = makeViewModel()
    let note = try add(books)

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: "Milk")
    #expect(store.notes.map(\.title) == [groceries, "Shopping"], "the note is in the database")
    #expect(viewModel.error == nil)

    let another = try add(books)
    viewModel.removeNoteWith(id: another.id)
    #expect(store.notes.map(\.title) == [groceries, "Shopping"], "the note was in the database")
    #expect(viewModel.error == nil)
  }

  @Test func `what another screen wrote is there after the next fetch`() throws {
    try add(groceries)
    let viewModel = makeViewModel()
    try add(books)

    viewModel.fetchAll()

    #expect(viewModel.notes.map(\.title) == [groceries, books])
  }

  @Test func `two view models each show their own notes`() throws {
    try add(groceries)
    let viewModel = makeViewModel()
    let other = FakeNotesDatabase()

    let otherViewModel = UseCases.makeViewModel(
      createNote: CreateNoteFake(on: other), fetchAllNotes: FetchAllNotesFake(on: other),
      updateNote: UpdateNoteFake(on: other), removeNote: RemoveNoteFake(on: other))
    otherViewModel.createNoteWith(title: books, text: "")

    #expect(viewModel.notes.map(\.title) == [groceries])
    #expect(otherViewModel.notes.map(\.title) == [books])
  }

  @Test(arguments: Step.allCases)
  func `every method publishes the error it ends with, with its cause`(step: Step) throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()

    fail(step, with: BrokenDisk())
    step.take(viewModel, note)

    let error = viewModel.error as? DatabaseError
    #expect(error?.kind == step.kind, "\(step) failed, and the screen does not say so")
    #expect(error?.cause is BrokenDisk, "the cause must be kept")
  }

  @Test(arguments: Step.allCases, Step.allCases)
  func `every success clears the error before it`(failing: Step, succeeding: Step) throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()
    fail(failing, with: BrokenDisk())
    failing.take(viewModel, note)
    fail(failing, with: nil)
    try #require(viewModel.error != nil, "before anything succeeds")

    succeeding.take(viewModel, note)

    #expect(viewModel.error == nil, "\(failing) failed, then \(succeeding) went well")
  }

  @Test func `an edit that changes nothing clears the error too`() throws {
    let note = try add(groceries, text: "Milk")
    let viewModel = makeViewModel()
    fail(.fetch, with: BrokenDisk())
    viewModel.fetchAll()
    fail(.fetch, with: nil)
    try #require(viewModel.error != nil, "before anything succeeds")

    viewModel.updateNoteWith(id: note.id, title: groceries, text: "Milk")

    #expect(viewModel.error == nil, "saving what is already there is a success")
    #expect(viewModel.notes == [note])
  }

  @Test func `of two errors the last is published`() throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()
    for step in [Step.update, .remove] { fail(step, with: BrokenDisk()) }

    Step.update.take(viewModel, note)
    Step.remove.take(viewModel, note)

    #expect((viewModel.error as? DatabaseError)?.kind == .errorRemove)
  }

  @Test func `a first fetch that fails is published too`() {
    fail(.fetch, with: BrokenDisk())

    #expect((makeViewModel().error as? DatabaseError)?.kind == .errorFetch)
  }

  @Test(arguments: Step.allCases)
  func `a failure changes nothing on the screen`(step: Step) throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()
    try #require(viewModel.notes == [note], "before anything fails")

    // What another screen wrote shows whether the list was fetched again.
    try add(books)
    fail(step, with: BrokenDisk())
    step.take(viewModel, note)

    #expect(viewModel.notes == [note], "\(step) failed: no note may appear or disappear")
  }

  @Test func `a fetch that fails after a create is published, and the screen stays as it was`()
    throws
  {
    let note = try add(groceries)
    let viewModel = makeViewModel()

    fail(.fetch, with: BrokenDisk())
    Step.create.take(viewModel, note)

    #expect(
      (viewModel.error as? DatabaseError)?.kind == .errorFetch, "the new note cannot be shown")
    #expect(viewModel.notes == [note])
  }

  @Test func `an edit that cannot be fetched is patched, or its error is published`() throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()

    fail(.fetch, with: BrokenDisk())
    Step.update.take(viewModel, note)

    #expect(viewModel.notes.map(\.id) == [note.id], "the note is still there")
    let isPatched = viewModel.notes.first?.title == "Edited"
    let kind = (viewModel.error as? DatabaseError)?.kind
    #expect(isPatched || kind == .errorFetch, "a patch, or the error of the fetch")
  }

  @Test func `a removal that cannot be fetched is patched, or its error is published`() throws {
    let note = try add(groceries)
    let other = try add(books)
    let viewModel = makeViewModel()

    fail(.fetch, with: BrokenDisk())
    Step.remove.take(viewModel, note)

    #expect(viewModel.notes.contains(other), "the other note is still there")
    let isPatched = viewModel.notes == [other]
    let kind = (viewModel.error as? DatabaseError)?.kind
    #expect(isPatched || kind == .errorFetch, "a patch, or the error of the fetch")
  }

  @Test(arguments: Step.allCases)
  func `an error of another type is published as well, and changes nothing`(
    step: Step
  ) throws {
    let note = try add(groceries)
    let viewModel = makeViewModel()
    try #require(viewModel.notes == [note], "before anything fails")

    try add(books)
    throwing(BrokenDisk(), in: step)
    step.take(viewModel, note)

    #expect(viewModel.error is BrokenDisk, "\(step) failed, and the screen does not say so")
    #expect(viewModel.notes == [note], "\(step) failed: no note may appear or disappear")
  }

  @Test func `with doubles no database is opened`() async {
    // Another exit code than 0, so that a view model that ends the program early does not look like success.
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process creates, edits and removes a note with your code, on doubles alone. If \
      that process does not exit with code 21, your code crashed or ended the process on the way.
      """
    ) { @MainActor in
      let store = FakeNotesDatabase()
      let viewModel = UseCases.makeViewModel(
        createNote: CreateNoteFake(on: store), fetchAllNotes: FetchAllNotesFake(on: store),
        updateNote: UpdateNoteFake(on: store), removeNote: RemoveNoteFake(on: store))
      viewModel.createNoteWith(title: "Groceries", text: "")
      let note = try #require(viewModel.notes.first, "a created note was not on the screen")
      viewModel.updateNoteWith(id: note.id, title: "Books", text: nil)
      viewModel.removeNoteWith(id: note.id)
      try? makeUpdateNote(on: store).updateNoteWith(id: UUID(), title: "", text: nil)
      try? makeRemoveNote(on: store).removeNoteWith(id: UUID())

      #expect(Storage.openedPaths == [], "NotesDatabase.shared was touched, which opens its file")
      exit(21)
    }
  }

  // MARK: - Fixtures

  let store = FakeNotesDatabase()
  let createNote: CreateNoteFake
  let fetchAllNotes: FetchAllNotesFake
  let updateNote: UpdateNoteFake
  let removeNote: RemoveNoteFake

  // Titles of this test alone: untouched code works on the notes of all tests.
  let groceries = "Groceries \(UUID().uuidString)"
  let books = "Books \(UUID().uuidString)"

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
  func add(_ title: String, text: String? = nil) throws -> Note {
    let note = Note(title: title, text: text, createdAt: Date(timeIntervalSince1970: 1))
    try store.insert(note)
    return note
  }

  func fail(_ step: Step, with cause: (any Error)?) {
    throwing(cause.map { DatabaseError(kind: step.kind, cause: $0) }, in: step)
  }

  func throwing(_ error: (any Error)?, in step: Step) {
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
