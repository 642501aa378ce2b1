import Foundation
import Support
import Testing

@testable import UseCases

/// Your turn: what the screen shows when something fails.
@MainActor @Suite(.knownUntil(started), .tags(.unit)) struct NotesViewModelErrorTests {
  @Test(arguments: NotesStep.allCases)
  func `every method publishes the error it ends with, with its cause`(step: NotesStep) throws {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()

    useCases.fail(step, with: BrokenDisk())
    step.take(viewModel, note)

    let error = viewModel.error as? DatabaseError
    #expect(error?.kind == step.kind, "\(step) failed, and the screen does not say so")
    #expect(error?.cause is BrokenDisk, "the cause must be kept")
  }

  @Test(arguments: NotesStep.allCases, NotesStep.allCases)
  func `every success clears the error before it`(failing: NotesStep, succeeding: NotesStep) throws
  {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()
    useCases.fail(failing, with: BrokenDisk())
    failing.take(viewModel, note)
    useCases.fail(failing, with: nil)
    try #require(viewModel.error != nil, "before anything succeeds")

    succeeding.take(viewModel, note)

    #expect(viewModel.error == nil, "\(failing) failed, then \(succeeding) went well")
  }

  @Test func `an edit that changes nothing clears the error too`() throws {
    let note = try useCases.add(groceries, text: "Milk")
    let viewModel = useCases.makeViewModel()
    useCases.fail(.fetch, with: BrokenDisk())
    viewModel.fetchAll()
    useCases.fail(.fetch, with: nil)
    try #require(viewModel.error != nil, "before anything succeeds")

    viewModel.updateNoteWith(id: note.id, title: groceries, text: "Milk")

    #expect(viewModel.error == nil, "saving what is already there is a success")
    #expect(viewModel.notes == [note])
  }

  @Test func `of two errors the last is published`() throws {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()
    for step in [NotesStep.update, .remove] { useCases.fail(step, with: BrokenDisk()) }

    NotesStep.update.take(viewModel, note)
    NotesStep.remove.take(viewModel, note)

    #expect((viewModel.error as? DatabaseError)?.kind == .errorRemove)

    useCases.fail(.remove, with: NoteNotFound(id: note.id))
    NotesStep.remove.take(viewModel, note)
    let cause = (viewModel.error as? DatabaseError)?.cause
    #expect(cause is NoteNotFound, "the same kind of error, with another cause")
  }

  @Test func `a first fetch that fails is published too`() {
    useCases.fail(.fetch, with: BrokenDisk())

    #expect((useCases.makeViewModel().error as? DatabaseError)?.kind == .errorFetch)
  }

  @Test(arguments: NotesStep.allCases)
  func `a failure changes nothing on the screen`(step: NotesStep) throws {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()
    try #require(viewModel.notes == [note], "before anything fails")

    // What another screen wrote shows whether the list was fetched again.
    try useCases.add(books)
    useCases.fail(step, with: BrokenDisk())
    step.take(viewModel, note)

    #expect(viewModel.notes == [note], "\(step) failed: no note may appear or disappear")
  }

  @Test func `a fetch that fails after a create is published, and the screen stays as it was`()
    throws
  {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()

    useCases.fail(.fetch, with: BrokenDisk())
    NotesStep.create.take(viewModel, note)

    #expect(
      (viewModel.error as? DatabaseError)?.kind == .errorFetch, "the new note cannot be shown")
    #expect(viewModel.notes == [note])
  }

  @Test func `an edit that cannot be fetched is patched, or its error is published`() throws {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()

    useCases.fail(.fetch, with: BrokenDisk())
    NotesStep.update.take(viewModel, note)

    #expect(viewModel.notes.map(\.id) == [note.id], "the note is still there")
    let isPatched = viewModel.notes.first?.title == "Edited"
    let kind = (viewModel.error as? DatabaseError)?.kind
    #expect(isPatched || kind == .errorFetch, "a patch, or the error of the fetch")
  }

  @Test func `a removal that cannot be fetched is patched, or its error is published`() throws {
    let note = try useCases.add(groceries)
    let other = try useCases.add(books)
    let viewModel = useCases.makeViewModel()

    useCases.fail(.fetch, with: BrokenDisk())
    NotesStep.remove.take(viewModel, note)

    #expect(viewModel.notes.contains(other), "the other note is still there")
    let isPatched = viewModel.notes == [other]
    let kind = (viewModel.error as? DatabaseError)?.kind
    #expect(isPatched || kind == .errorFetch, "a patch, or the error of the fetch")
  }

  @Test(arguments: NotesStep.allCases)
  func `an error of another type is published as well, and changes nothing`(
    step: NotesStep
  ) throws {
    let note = try useCases.add(groceries)
    let viewModel = useCases.makeViewModel()
    try #require(viewModel.notes == [note], "before anything fails")

    try useCases.add(books)
    let errors: [any Error] = [BrokenDisk(), CancellationError(), NoteNotFound(id: note.id)]
    for error in errors {
      useCases.throwing(error, in: step)
      step.take(viewModel, note)

      #expect(
        viewModel.error.map { "\($0)" } == "\(error)",
        "\(step) failed, and the screen does not say so")
      #expect(viewModel.notes == [note], "\(step) failed: no note may appear or disappear")
    }
  }

  // MARK: - Fixtures

  let useCases = FakeUseCases()

  // Titles of this test alone: untouched code works on the notes of all tests.
  let groceries = "Groceries \(UUID().uuidString)"
  let books = "Books \(UUID().uuidString)"

  struct BrokenDisk: Error {}
}
