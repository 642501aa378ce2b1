/// A testing subclass: the real trash with its three calls to the database redirected to another manager.
class TestingTrash: Trash {
  private let manager: DatabaseManager

  init(on manager: DatabaseManager) {
    self.manager = manager
    super.init()
  }

  override func trashedNotes() -> [Note] {
    manager.trashedNotes()
  }

  override func putBack(_ id: Int) {
    manager.restore(id)
  }

  override func erase(_ id: Int) {
    manager.erase(id)
  }
}
