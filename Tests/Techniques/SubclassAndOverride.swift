class DatabaseManager {
  static let instance = DatabaseManager()
  private init() {}
}

extension DatabaseManager {
  func moveToTrash(_ id: Int) {}
}

class GetterList {
  var databaseManager: DatabaseManager { .instance }
  init() { databaseManager = .instance }
}

class StoredList {
  var databaseManager: DatabaseManager = .instance
}

class StoredOverride: StoredList {
  override var databaseManager: DatabaseManager = .instance
}

class GetterOverride: StoredList {
  override var databaseManager: DatabaseManager { .instance }
}

class LetList {
  let databaseManager: DatabaseManager = .instance
}

class LetOverride: LetList {
  override var databaseManager: DatabaseManager { .instance }
}

class ClosingList {
  var databaseManager: DatabaseManager { .instance }
  deinit { databaseManager.moveToTrash(1) }
}

final class NoteList {}

class TestingNoteList: NoteList {}

class PrivateList {
  private var databaseManager: DatabaseManager { .instance }
}

class TestingPrivateList: PrivateList {
  override var databaseManager: DatabaseManager { .instance }
}

class Fake: DatabaseManager {
  override func moveToTrash(_ id: Int) {}
}

let second = DatabaseManager()
