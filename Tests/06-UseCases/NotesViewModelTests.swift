import Foundation
import Support
import Testing

@testable import UseCases

/// Your turn: what the screen shows. The suite calls your code only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started), .tags(.unit)) struct NotesViewModelTests {
  @Test func `a new view model shows what the use case fetches`() throws {
    try useCases.add(groceries)

    #expect(
      useCases.makeViewModel().notes.map(\.title) == [groceries], "fetchAllNotes was passed in")
  }

  @Test func `a created note is on the screen at once`() throws {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()

    viewModel.createNoteWith(title: books, text: "Feathers")

    #expect(viewModel.notes.map(\.title) == [groceries, books])
    #expect(viewModel.notes.last?.text == "Feathers")

    // Another screen removes a note: there are as many notes as before.
    try useCases.store.remove(id: note.id)
    viewModel.createNoteWith(title: "New", text: "")

    #expect(viewModel.notes.map(\.title) == [books, "New"], "after a create, fetch")
  }

  @Test(arguments: ["Milk", "", nil])
  func `an edit is on the screen at once`(text: String?) throws {
    let note = try useCases.add(groceries, text: "Bread")
    try useCases.add(books)
    let viewModel = useCases.makeViewModel()

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: text)

    #expect(viewModel.notes.map(\.title) == ["Shopping", books], "the screen is stale")
    #expect(viewModel.notes.map(\.text) == [text, nil])
  }

  @Test func `a removed note leaves the screen at once; one of the same title stays`() throws {
    let note = try useCases.add(groceries)
    let namesake = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()

    viewModel.removeNoteWith(id: note.id)

    #expect(
      viewModel.notes.map(\.id) == [namesake.id], "the screen is stale, or the wrong note is gone")
  }

  @Test(arguments: [NotesStep.fetch, .remove])
  func `when the last note is gone, the screen is empty`(step: NotesStep) throws {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()
    try #require(viewModel.notes == [note], "before it is gone")

    // A fetch finds that another screen has removed it.
    if step == .fetch { try useCases.store.remove(id: note.id) }
    step.take(viewModel, note)

    #expect(viewModel.notes == [], "\(step): the last note is gone, so the list must be empty")
    #expect(viewModel.error == nil)
  }

  @Test func `a note that only another screen shows can be edited and removed`() throws {
    try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()
    let note = try useCases.add(books)

    viewModel.updateNoteWith(id: note.id, title: "Shopping", text: "Milk")
    #expect(
      useCases.store.notes.map(\.title) == [groceries, "Shopping"], "the note is in the database")
    #expect(viewModel.error == nil)

    let another = try useCases.add(books)
    viewModel.removeNoteWith(id: another.id)
    #expect(
      useCases.store.notes.map(\.title) == [groceries, "Shopping"], "the note was in the database")
    #expect(viewModel.error == nil)
  }

  @Test func `what another screen wrote is there after the next fetch`() throws {
    try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()
    for _ in 1...150 { try useCases.add(books) }

    viewModel.fetchAll()

    let isComplete = viewModel.notes == useCases.store.notes
    #expect(isComplete, "151 notes are stored, and \(viewModel.notes.count) on the screen")
  }

  @Test func `two view models each show their own notes`() throws {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()
    let other = FakeUseCases()

    let otherViewModel = other.makeViewModel()
    otherViewModel.createNoteWith(title: books, text: "")

    #expect(viewModel.notes.map(\.title) == [groceries])
    #expect(otherViewModel.notes.map(\.title) == [books])

    // Each keeps its own use cases, whichever was made last.
    viewModel.createNoteWith(title: "New", text: "")
    viewModel.updateNoteWith(id: note.id, title: "Edited", text: nil)
    #expect(viewModel.notes.map(\.title) == ["Edited", "New"])
    viewModel.removeNoteWith(id: note.id)
    viewModel.fetchAll()
    #expect(viewModel.notes.map(\.title) == ["New"])
    #expect(other.store.notes.map(\.title) == [books])
  }

  // MARK: - Fixtures

  let useCases = FakeUseCases()

  // Titles of this test alone: untouched code works on the notes of all tests.
  let groceries = "Groceries \(UUID().uuidString)"
  let books = "Books \(UUID().uuidString)"

  struct BrokenDisk: Error {}
}
