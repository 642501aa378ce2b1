import Platform
import Testing

@testable import SubclassAndOverride

/// To read: what the one changed property of `NoteList` makes possible, and the one of its screen.
@MainActor @Suite struct SeamTests {
  @Test func `the app's list still uses the shared manager`() {
    #expect(NoteList().databaseManager === DatabaseManager.instance)
  }

  @Test func `the base initializer already populates through the override`() {
    let manager = PrivateDatabaseManager()
    let before = DatabaseManager.instance.statements

    _ = PrivateNoteList(on: manager)

    #expect(manager.notes().count == 3)
    #expect(DatabaseManager.instance.statements == before)
  }

  @Test func `the subclass runs all of the base class: a count follows an insert`() {
    let manager = PrivateDatabaseManager()
    let noteList = PrivateNoteList(on: manager)
    let view = ListView()

    #expect(noteList.list(view, numberOfItemsInSection: 1) == 3)
    manager.insert("One more")
    #expect(noteList.list(view, numberOfItemsInSection: 1) == 4)
  }

  @Test func `when the base class grows, its new method works on the subclass's notes`() {
    let manager = PrivateDatabaseManager()
    let noteList = PrivateNoteList(on: manager)
    let before = DatabaseManager.instance.statements

    noteList.deleteAll()

    #expect(manager.trashedNotes().count == 3)
    #expect(DatabaseManager.instance.statements == before)
  }

  @Test func `the screen shows a testing subclass, which opens the note that is tapped`() {
    let manager = PrivateDatabaseManager()
    manager.insert("Call the dentist\nBefore noon")
    let noteList = PrivateNoteList(on: manager)
    let screen = NoteListScreen(noteList: noteList)
    let before = DatabaseManager.instance.statements

    screen.viewDidLoad()

    #expect(screen.list.lines == ["Pinned", "Notes", "  Call the dentist · Before noon"])
    screen.list.tap(CellPath(section: 1, item: 0))
    #expect(noteList.openNote?.text == "Call the dentist\nBefore noon")
    #expect(DatabaseManager.instance.statements == before)
  }

  // MARK: - Fixtures

  private class PrivateNoteList: NoteList {
    private let manager: DatabaseManager

    init(on manager: DatabaseManager) {
      self.manager = manager
      super.init()
    }

    override var databaseManager: DatabaseManager { manager }
  }
}

/// What `NoteList` may gain one day. The testing subclass above knows nothing of it.
extension NoteList {
  fileprivate func deleteAll() {
    for note in databaseManager.notes() { databaseManager.moveToTrash(note.id) }
  }
}
