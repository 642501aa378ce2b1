import Foundation
import Platform
import Support
import Testing

@testable import UseCases

/// Your turn: the view model as the app makes it, and which database is opened.
@MainActor @Suite(.knownUntil(started), .tags(.integration)) struct NotesProductionTests {
  @Test func `the app keeps its notes in the file, where other versions of the app find them`()
    throws
  {
    let viewModel = makeProductionViewModel()
    let title = "Shared \(UUID().uuidString)"
    viewModel.createNoteWith(title: title, text: "")
    let note = try #require(viewModel.notes.first { $0.title == title })

    viewModel.updateNoteWith(id: note.id, title: title + "!", text: nil)
    #expect(makeProductionViewModel().notes.contains { $0.title == title + "!" })
    #expect(LegacyNotesDatabase.shared.fetchAll().contains { $0.title == title + "!" })

    viewModel.removeNoteWith(id: note.id)
    #expect(!LegacyNotesDatabase.shared.fetchAll().contains { $0.id == note.id })

    let other = Note(title: title + "?", text: nil, createdAt: Date(timeIntervalSince1970: 1))
    LegacyNotesDatabase.shared.insert(other)
    defer { LegacyNotesDatabase.shared.remove(id: other.id) }
    #expect(
      makeProductionViewModel().notes.contains { $0.id == other.id },
      "a new view model fetches when it is made")
  }

  @Test func `the app stamps each note with the current time`() throws {
    let viewModel = makeProductionViewModel()

    for number in 1...2 {
      let title = "Stamped \(UUID().uuidString)"
      let before = Date.now
      viewModel.createNoteWith(title: title, text: "")
      let note = try #require(viewModel.notes.first { $0.title == title })
      defer { viewModel.removeNoteWith(id: note.id) }

      let (date, after) = (note.createdAt, Date.now)
      let stamp = "note \(number) bears \(NotesScreenState.milliseconds(date)), which is"
      #expect(
        date >= before, "\(stamp) \(seconds(from: date, to: before)) before it was created")
      #expect(date <= after, "\(stamp) \(seconds(from: after, to: date)) after it was created")
    }
  }

  @Test func `in the app, screens and an older version share one file, and see each other's notes`()
    async
  {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process opens two screens of the app on a new file, which the old code changes as \
      well. If that process does not exit with code 21, it crashed or ended on the way.
      """
    ) { @MainActor in
      let screen = makeProductionViewModel()
      let other = makeProductionViewModel()
      screen.createNoteWith(title: "One", text: "1")
      let note = try #require(screen.notes.first, "a created note was not on the screen")

      other.updateNoteWith(id: note.id, title: "Two", text: nil)
      #expect(other.error == nil, "the note is in the file, though not on this screen")
      screen.fetchAll()
      #expect(screen.notes.map(\.title) == ["Two"], "another screen changed the note")

      let old = LegacyNotesDatabase.shared
      old.update(id: note.id, title: "Three", text: "3")
      screen.fetchAll()
      #expect(screen.notes.map(\.title) == ["Three"], "the old code changed the note")

      old.remove(id: note.id)
      for step in [NotesStep.update, .remove] {
        step.take(screen, note)
        let error = screen.error as? DatabaseError
        #expect(error?.kind == step.kind, "the old code removed the note")
        #expect(
          error?.cause as? NoteNotFound == NoteNotFound(id: note.id),
          "the cause names the id of the note that is missing")
        #expect(screen.notes.map(\.title) == ["Three"], "what fails leaves the screen as it was")
      }
      screen.createNoteWith(title: "Four", text: "4")
      let titles = screen.notes.map(\.title)
      #expect(
        titles == ["Four"], "the file holds one note, \"Four\", and the screen shows \(titles)")
      #expect(screen.error == nil, "a success clears the error")
      exit(21)
    }
  }

  @Test func `in the app, a file that cannot be read is an error on each screen`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process opens a screen of the app on a new file, and drops the table in it. If \
      that process does not exit with code 21, it crashed or ended on the way.
      """
    ) { @MainActor in
      let screen = makeProductionViewModel()
      screen.createNoteWith(title: "One", text: "1")
      let note = try #require(screen.notes.first, "a created note was not on the screen")
      let path = DocumentsFolder.current.appending(path: "Notes.sqlite").path
      try Storage(path: path).write { try $0.execute("DROP TABLE note") }

      for step in NotesStep.allCases {
        step.take(screen, note)
        #expect((screen.error as? DatabaseError)?.kind == step.kind, "the table is gone")
        #expect(screen.notes == [note], "what fails leaves the screen as it was")
      }
      let another = makeProductionViewModel()
      #expect((another.error as? DatabaseError)?.kind == .errorFetch, "the table is gone")
      #expect(another.notes == [], "a new screen has nothing to show when the file cannot be read")
      exit(21)
    }
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

  /// The time between two dates, to the microsecond: a clock that stands still may be late by that little.
  func seconds(from start: Date, to end: Date) -> String {
    "\(end.timeIntervalSince(start).formatted(.number.precision(.fractionLength(6)))) s"
  }
}
