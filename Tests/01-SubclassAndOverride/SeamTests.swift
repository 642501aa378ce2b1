import Platform
import Testing

@testable import SubclassAndOverride

/// To read: what the one changed property of `NoteList` makes possible.
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
