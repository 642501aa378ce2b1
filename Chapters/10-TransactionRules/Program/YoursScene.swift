import Foundation

/// Both syncs on the learner's database: the refactored one, then the one as found.
enum YoursScene {
  static func play() throws {
    print("The refactored sync on your database:")
    try play { db, server in Sync(db: db, pages: ScenePages(), server: server) { _ in }.receive }
    print("The sync as found:")
    // A database may end the program here, with what was printed in its buffer.
    fflush(nil)
    try play { db, server in
      LegacySync(db: db, pages: ScenePages(), server: server) { _ in }.receive
    }
  }

  private static func play(
    _ makeSync: (any NoteDB, any Server) -> (Page) throws -> Void
  ) throws {
    let reports = SceneReports()
    let server = SceneServer()
    let db = makeStrictDB(scheduler: DispatchQueue.main) { reports.add($0) }
    try makeSync(db, server)(Page(number: 1, notes: ["Buy milk"]))
    print(reports.isEmpty ? "  Nothing is reported." : reports.lines)
    withExtendedLifetime(server) {}
  }
}
