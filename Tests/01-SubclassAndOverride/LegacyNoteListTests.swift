import Platform
import Testing

@testable import SubclassAndOverride

/// To read: what the legacy list does that nobody asked for.
@MainActor @Suite struct LegacyNoteListTests {
  @Test func `the screen makes one object data source and delegate of its list`() {
    let screen = NoteListScreen()

    screen.viewDidLoad()

    #expect(screen.list.dataSource === screen.noteList)
    #expect(screen.list.delegate === screen.noteList)
  }

  @Test func `creating the list is enough to open a file and to write three notes into it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      #expect(DatabaseManager.openedPaths.isEmpty)

      _ = LegacyNoteList()

      #expect(DatabaseManager.openedPaths.count == 1)
      #expect(DatabaseManager.instance.inserts == 3)
    }
  }

  @Test func `with every note in the trash, the next list writes welcome notes again`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      _ = LegacyNoteList()
      for note in DatabaseManager.instance.notes() {
        DatabaseManager.instance.moveToTrash(note.id)
      }

      _ = LegacyNoteList()

      #expect(DatabaseManager.instance.notes().count == 3)
    }
  }

  @Test func `a cell of another type ends the program`() async {
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
