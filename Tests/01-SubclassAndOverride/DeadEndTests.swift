import Foundation
import Platform
import Testing

@testable import SubclassAndOverride

/// To read: three ways that look like the technique and are not.
@MainActor @Suite struct DeadEndTests {
  @Test func `overriding the stored property comes too late: base init opened the file`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let noteList = LateNoteList()

      #expect(noteList.databaseManager.notes().count == 3)
      #expect(DatabaseManager.openedPaths.contains { $0.hasSuffix("Jotter.sqlite") })
    }
  }

  @Test func `a double made anew on each access loses every insert`() {
    let noteList = ForgetfulNoteList()

    noteList.databaseManager.insert("Gone at once")

    #expect(noteList.databaseManager.notes().isEmpty)
    #expect(noteList.list(ListView(), numberOfItemsInSection: 1) == 0)
  }

  @Test func `a method nobody overrode still reaches the file`() {
    let manager = HalfFakeDatabaseManager()

    manager.insert("Kept in the array")
    manager.moveToTrash(1)

    #expect(manager.notes().count == 1, "the array never heard of the trash")
    #expect(manager.statements == 2, "one statement made the table, one updated it")
    #expect(FileManager.default.fileExists(atPath: manager.path))
  }

  // MARK: - Fixtures

  /// Compiles, because a computed property may override a stored one; a stored one may not.
  private class LateNoteList: LegacyNoteList {
    private let manager = PrivateDatabaseManager()

    override var databaseManager: DatabaseManager {
      get { manager }
      set {}
    }
  }

  private class ForgetfulNoteList: NoteList {
    override var databaseManager: DatabaseManager { PrivateDatabaseManager() }
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
