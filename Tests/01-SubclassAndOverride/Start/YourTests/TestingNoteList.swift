@testable import SubclassAndOverride

/// A testing subclass: the real note list with one wire cut, the way to its database manager.
class TestingNoteList: NoteList {
  private let manager: DatabaseManager

  init(on manager: DatabaseManager) {
    self.manager = manager
    super.init()
  }

  override var databaseManager: DatabaseManager { manager }
}
