import Dispatch

/// The refactored sync, on the new storage.
enum RefactoredScene {
  static func play() throws {
    let queue = DispatchQueue.global()
    let db = SQLiteDB(
      writer: Connection(NotesFile.open("new.sqlite")),
      reader: Connection(NotesFile.open("new.sqlite")), work: queue, scheduler: queue)
    print("On the new storage:")
    try SyncScene.play(on: db, withPreviews: true) { server in
      Sync(db: db, pages: PageStore(), server: server) { _ in }.receive
    }
  }
}
