/// The sync as found, on the old storage and on the new one.
enum LegacyScene {
  static func play() throws {
    print("On the old storage:")
    try SyncScene.play(
      on: OldStorage.shared, withPreviews: false, legacySync(on: OldStorage.shared))
    print("On the new storage:")
    let storage = LegacyStorage.shared
    try SyncScene.play(on: storage, withPreviews: true, legacySync(on: storage))
  }

  private static func legacySync(on db: any NoteDB) -> (any Server) -> (Page) throws -> Void {
    { server in LegacySync(db: db, pages: PageStore(), server: server) { _ in }.receive }
  }
}
