/// A testing subclass: the real trash with one wire cut, the way to its database manager.
class TestingTrash: Trash {
  private let manager: DatabaseManager

  init(on manager: DatabaseManager) {
    self.manager = manager
    super.init()
  }

  override var databaseManager: DatabaseManager { manager }
}
