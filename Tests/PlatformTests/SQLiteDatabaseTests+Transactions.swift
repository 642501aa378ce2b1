import Foundation
import Platform
import Testing

/// Tests of transactions.
extension SQLiteDatabaseTests {
  @Test func `a transaction keeps all it wrote`() throws {
    let database = try openNotes()

    let count = try database.transaction {
      try database.execute("INSERT INTO note VALUES (1, 'a')")
      return try database.query("SELECT * FROM note").count
    }

    #expect(count == 1)
    #expect(try database.query("SELECT * FROM note").count == 1)
  }

  @Test func `a transaction that throws keeps nothing, and the next one works`() throws {
    let database = try openNotes()

    #expect(throws: CancellationError.self) {
      try database.transaction {
        try database.execute("INSERT INTO note VALUES (1, 'a')")
        throw CancellationError()
      }
    }

    #expect(try database.query("SELECT * FROM note").isEmpty)
    _ = try database.transaction { try database.execute("INSERT INTO note VALUES (2, 'b')") }
    #expect(try database.query("SELECT id FROM note").map { $0.integer(0) } == [2])
  }

  @Test func `after a statement that rolls back, the rest of the transaction is refused`() throws {
    let database = try openNotes()
    try database.execute("INSERT INTO note VALUES (1, 'a')")

    let error = #expect(throws: SQLiteError.self) {
      try database.transaction {
        _ = try? database.execute("INSERT OR ROLLBACK INTO note VALUES (1, 'b')")
        try database.execute("INSERT INTO note VALUES (2, 'c')")
      }
    }

    #expect(error?.message == "the transaction is over already")
    #expect(try database.query("SELECT id FROM note").map(\.values) == [[1]])
    try database.transaction { _ = try database.execute("INSERT INTO note VALUES (3, 'd')") }
    #expect(try database.query("SELECT id FROM note").map(\.values) == [[1], [3]])
  }

  @Test(arguments: ["COMMIT", "ROLLBACK", "PRAGMA query_only = FALSE", "PRAGMA Query_Only = 0"])
  func `no statement ends a transaction, or lets one write that is there to read`(
    sql: String
  ) throws {
    let database = try openNotes()

    #expect(throws: SQLiteError.self) {
      try database.transaction(.reading) {
        _ = try? database.query("\(sql); SELECT 1")
        _ = try? database.execute(sql)
        try database.execute("INSERT INTO note VALUES (1, 'a')")
      }
    }
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction {
        try database.execute("INSERT INTO note VALUES (2, 'b')")
        try database.execute(sql)
      }
    }

    #expect(error?.code == 23)
    #expect(try database.query("SELECT * FROM note").isEmpty)
  }

  @Test func `a transaction to read in refuses to write, and only that one`() throws {
    let database = try openNotes()

    let error = #expect(throws: SQLiteError.self) {
      try database.transaction(.reading) {
        try database.execute("INSERT INTO note VALUES (1, 'a')")
      }
    }
    #expect(error?.code == 8)
    #expect(try database.execute("INSERT INTO note VALUES (2, 'b')") == 1, "after the error")

    try database.transaction(.reading) {
      _ = try? database.execute("INSERT INTO note VALUES (3, 'c')")
    }
    #expect(try database.execute("INSERT INTO note VALUES (4, 'd')") == 1, "after the end")

    #expect(try database.query("SELECT id FROM note").map(\.values) == [[2], [4]])
  }
}
