import Platform
import Testing

@testable import SubclassAndOverride

/// To read: what the legacy list does, wanted or not.
@MainActor @Suite struct LegacyNoteListTests {
  @Test func `the screen makes one object data source and delegate of its list`() {
    let screen = LegacyNoteListScreen()

    screen.viewDidLoad()

    #expect(screen.list.dataSource === screen.noteList)
    #expect(screen.list.delegate === screen.noteList)
  }

  @Test func `creating the list is enough to open a file and to write three notes into it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      #expect(LegacyDatabaseManager.openedPaths.isEmpty)

      _ = LegacyNoteList()

      #expect(LegacyDatabaseManager.openedPaths.count == 1)
      #expect(LegacyDatabaseManager.instance.inserts == 3)
    }
  }

  @Test func `with every note in the trash, the next list writes welcome notes again`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      _ = LegacyNoteList()
      for note in LegacyDatabaseManager.instance.notes() {
        LegacyDatabaseManager.instance.moveToTrash(note.id)
      }

      _ = LegacyNoteList()

      #expect(LegacyDatabaseManager.instance.notes().count == 3)
    }
  }

  @Test func `a swipe deletes the note on the row by then, not the one shown`() throws {
    let view = ListView()
    view.register(NoteCell.self, forIdentifier: "note")
    let noteList = LegacyNoteList()
    let path = CellPath(section: 1, item: 0)
    let shown = noteList.databaseManager.insert("Shown")
    let cell = try #require(noteList.list(view, cellForItemAt: path) as? NoteCell)
    try #require(cell.title == "Shown")

    let neverShown = noteList.databaseManager.insert("Never shown: it came by push notification")
    noteList.delete(at: path)

    #expect(noteList.databaseManager.trashedNotes().map(\.id).contains(neverShown))
    #expect(noteList.databaseManager.notes().map(\.id).contains(shown))
  }

  @Test func `a cell of another type crashes the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = ListView()
      view.register(ListCell.self, forIdentifier: "note")

      _ = LegacyNoteList().list(view, cellForItemAt: CellPath(section: 1, item: 0))
    }
  }

  @Test func `the right type of cell shows the note`() throws {
    let view = ListView()
    view.register(NoteCell.self, forIdentifier: "note")
    let noteList = LegacyNoteList()
    noteList.databaseManager.insert("Title\nPreview")

    let path = CellPath(section: 1, item: 0)
    let cell = try #require(noteList.list(view, cellForItemAt: path) as? NoteCell)

    #expect(cell.line == "Title · Preview")
  }
}
