import Foundation
import Synchronization

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
    let server = WaitedForServer()
    let receive = makeSync(server)
    let previews = withPreviews ? Previews(on: db) : nil
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

/// The server, and a way to wait until it has confirmed all.
nonisolated private struct WaitedForServer: Server {
  private let group = DispatchGroup()

  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) {
    group.enter()
    SlowServer().confirm(page) { [group] in
      completion()
      group.leave()
    }
  }

  func wait() { group.wait() }
}

/// A user who looks at one preview after another.
nonisolated private final class Previews: Sendable {
  private let isOver = Mutex(false)
  private let group = DispatchGroup()

  init(on db: any NoteDB) {
    let page = Page(number: 0, notes: Array(repeating: "Imported", count: 250))
    DispatchQueue.global().async(group: group) { [self] in
      while !isOver.withLock({ $0 }) {
        _ = try? ImportPreview(db: db, pages: PageStore()).noteCount(with: page)
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  func end() {
    isOver.withLock { $0 = true }
    group.wait()
  }
}
