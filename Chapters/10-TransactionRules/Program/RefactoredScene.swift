/// The refactored sync, on the new storage.
enum RefactoredScene {
  static func play() throws {
    let db = SQLiteDB(fileNamed: "new.sqlite")
    print("On the new storage:")
    try SyncScene.play(on: db, withPreviews: true) { server in
      Sync(db: db, pages: PageStore(), server: server) { _ in }.receive
    }
  }
}
