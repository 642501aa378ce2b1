import Foundation
import Platform
import Testing

@Suite struct StorageTests {
  @Test func `what a transaction wrote is there afterwards`() throws {
    let storage = try Storage(path: ":memory:")

    try storage.write { transaction in
      try transaction.execute("CREATE TABLE note (text TEXT)")
      try transaction.execute("INSERT INTO note VALUES (?)", ["Milk"])
    }

    let rows = try storage.read { try $0.query("SELECT text FROM note") }
    #expect(rows.map { $0.text(0) } == ["Milk"])
  }

  @Test func `what a transaction that throws wrote is gone`() throws {
    let storage = try Storage(path: ":memory:")
    try storage.write { try $0.execute("CREATE TABLE note (text TEXT)") }

    #expect(throws: CancellationError.self) {
      try storage.write { transaction in
        try transaction.execute("INSERT INTO note VALUES ('Milk')")
        throw CancellationError()
      }
    }

    #expect(try storage.read { try $0.query("SELECT text FROM note") }.isEmpty)
  }

  @Test func `a transaction within a transaction is an error`() throws {
    let storage = try Storage(path: ":memory:")

    #expect(throws: SQLiteError.self) {
      try storage.read { _ in try storage.read { _ in } }
    }
  }

  @Test func `in a transaction to read in nothing is written`() throws {
    let storage = try Storage(path: ":memory:")
    try storage.write { transaction in
      try transaction.execute("CREATE TABLE note (text TEXT)")
      try transaction.execute("INSERT INTO note VALUES ('Milk')")
    }

    let error = #expect(throws: SQLiteError.self) {
      try storage.read { _ = try $0.query("DELETE FROM note RETURNING text") }
    }

    #expect(error?.code == 8)
    #expect(try storage.read { try $0.query("SELECT text FROM note").count } == 1)
    let deleted = try storage.write { try $0.query("DELETE FROM note RETURNING text") }
    #expect(deleted.map { $0.text(0) } == ["Milk"])
  }

  @Test func `a transaction that is kept beyond its block is over`() throws {
    let storage = try Storage(path: ":memory:")
    var kept: [StorageReadTransaction] = []
    try storage.read { kept.append($0) }
    try storage.write { kept.append($0) }

    for transaction in kept {
      let error = #expect(throws: SQLiteError.self) { _ = try transaction.query("SELECT 1") }
      #expect(error?.message == "the transaction is over")
    }
    let writing = try #require(kept.last as? StorageWriteTransaction)
    #expect(throws: SQLiteError.self) { try writing.execute("CREATE TABLE note (text TEXT)") }
  }

  @Test func `every storage that was opened is listed`() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "Storage-\(UUID().uuidString).sqlite").path
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }

    _ = try Storage(path: path)

    #expect(Storage.openedPaths.contains(path))
  }

  @Test func `the async forms run in the background and tell how it went`() async throws {
    let db = StorageDB(try Storage(path: ":memory:"))

    let written = await withCheckedContinuation { continuation in
      db.asyncWrite(
        { try StorageDB.bridge($0).execute("CREATE TABLE note (text TEXT)") },
        completion: { result in continuation.resume(returning: result.isSuccess) })
    }
    let read = await withCheckedContinuation { continuation in
      db.asyncRead(
        { try StorageDB.bridge($0).query("SELECT text FROM missing").count },
        completion: { result in continuation.resume(returning: result.isSuccess) })
    }

    #expect(written)
    #expect(!read)
  }

  @Test func `a token comes back as the very transaction it stands for`() throws {
    let storage = try Storage(path: ":memory:")

    try storage.write { transaction in
      let token: any WriteTransaction = transaction
      #expect(StorageDB.bridge(token) === transaction)
      let readToken: any ReadTransaction = token
      #expect(StorageDB.bridge(readToken) === transaction, "a token to write is one to read")
    }
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
