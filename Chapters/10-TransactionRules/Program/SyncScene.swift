import Foundation

/// A sync of many pages, while the user looks at previews of imports.
enum SyncScene {
  private static let pageCount = 100
  private static let notes = ["Buy milk", "Water ferns", "Bake bread"]

  /// Plays it on `db`, with what `makeSync` makes of the server, and prints what the app then knows.
  static func play(
    on db: any NoteDB, withPreviews: Bool, _ makeSync: (any Server) -> (Page) throws -> Void
  ) throws {
    try db.write { transaction in
      for table in ["page", "note", "badge"] {
        try transaction.database.execute("DELETE FROM \(table)")
      }
    }
    let server = AwaitedServer()
    let receive = makeSync(server)
    let previews = withPreviews ? ScenePreviews(on: db) : nil
    for number in 1...pageCount {
      try receive(Page(number: number, notes: notes))
      Thread.sleep(forTimeInterval: 0.001)
    }
    server.wait()
    previews?.end()
    try say(db)
  }

  private static func say(_ db: any NoteDB) throws {
    let counts = try db.read { transaction in
      try transaction.database.query(
        """
        SELECT (SELECT COUNT(*) FROM page), (SELECT COUNT(*) FROM page WHERE isConfirmed),
          (SELECT COUNT(*) FROM note), (SELECT notes FROM badge)
        """)[0]
    }
    print("  \(counts.integer(0)) pages came, and the server knows of each.")
    print("  The app knows that the server knows of \(counts.integer(1)).")
    print("  There are \(counts.integer(2)) notes. The badge says \(counts.integer(3)).")
  }
}
