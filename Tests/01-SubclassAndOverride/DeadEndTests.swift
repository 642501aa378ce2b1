import Foundation
import Platform
import Testing

@testable import SubclassAndOverride

/// To read: three ways that look like the technique and are not, and the way out of one.
@MainActor @Suite struct DeadEndTests {
  @Test func `overriding the stored property comes too late: base init opened the file`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let noteList = LateNoteList()

      #expect(noteList.assignments == 0, "base init stores the singleton past the override")
      #expect(LegacyDatabaseManager.openedPaths.contains { $0.hasSuffix("Jotter.sqlite") })
      #expect(LegacyDatabaseManager.instance.inserts == 3)
    }
  }

  @Test func `a double made again on each access loses every insert`() {
    let noteList = ForgetfulNoteList()

    noteList.databaseManager.insert("Call the dentist")

    #expect(noteList.databaseManager.notes().last?.text == nil)
    #expect(noteList.list(ListView(), numberOfItemsInSection: 1) == 0)
  }

  @Test func `a double made once, when it is first asked for, keeps every insert`() {
    let noteList = LazyNoteList()

    noteList.databaseManager.insert("Call the dentist")

    #expect(noteList.databaseManager.notes().last?.text == "Call the dentist")
    #expect(noteList.databaseManager === noteList.databaseManager)
    #expect(
      noteList.list(ListView(), numberOfItemsInSection: 1) == 4, "three welcome notes, one more")
  }

  @Test func `a method that is not overridden still reaches the file`() {
    let manager = HalfFakeDatabaseManager()

    manager.insert("Kept in the array")
    manager.moveToTrash(1)

    #expect(manager.notes().count == 1, "the array knows nothing of the trash")
    #expect(manager.statements == 2, "one statement made the table, one updated it")
    #expect(FileManager.default.fileExists(atPath: manager.path))
  }

  // MARK: - Fixtures

  /// Compiles, because a computed property may override a stored one; a stored one may not.
  private class LateNoteList: LegacyNoteList {
    private(set) var assignments = 0

    override var databaseManager: LegacyDatabaseManager {
      get { super.databaseManager }
      set { assignments += 1 }
    }
  }

  private class ForgetfulNoteList: NoteList {
    override var databaseManager: DatabaseManager { PrivateDatabaseManager() }
  }

  private class LazyNoteList: NoteList {
    private lazy var manager = PrivateDatabaseManager()

    override var databaseManager: DatabaseManager { manager }
  }

  private class HalfFakeDatabaseManager: DatabaseManager {
    private var stored: [Note] = []

    // A file of its own, so that what gets through hurts no other test.
    override var path: String { DocumentsFolder.current.appending(path: "HalfFake.sqlite").path }

    override func notes() -> [Note] { stored }

    @discardableResult
    override func insert(_ text: String, pinned: Bool = false) -> Int {
      stored.append(Note(id: stored.count + 1, text: text, isPinned: pinned))
      return stored.count
    }
  }
}
