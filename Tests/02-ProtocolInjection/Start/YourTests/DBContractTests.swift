import Platform
import Testing

/// What every `DB` must do, checked on the real one and on `MockDB`.
@Suite struct DBContractTests {
  @Test(arguments: Kind.allCases)
  func `a transaction runs its body once and returns its value`(kind: Kind) throws {
    let db = try kind.makeDB()
    var runs = 0

    let read = try db.read { _ in
      runs += 1
      return "read"
    }
    let written = try db.write { _ in
      runs += 1
      return "written"
    }

    #expect([read, written] == ["read", "written"])
    #expect(runs == 2)
  }

  @Test(arguments: Kind.allCases)
  func `what the body throws is thrown`(kind: Kind) throws {
    let db = try kind.makeDB()

    #expect(throws: CancellationError.self) { try db.read { _ in throw CancellationError() } }
    #expect(throws: CancellationError.self) { try db.write { _ in throw CancellationError() } }
  }

  @Test(arguments: Kind.allCases)
  func `a transaction within a transaction is refused, and the outer one goes on`(
    kind: Kind
  ) throws {
    let db = try kind.makeDB()

    let read = try db.read { _ in
      #expect(throws: (any Error).self) { try db.read { _ in } }
      #expect(throws: (any Error).self) { try db.write { _ in } }
      return "read"
    }

    #expect(read == "read")
    #expect(try db.write { _ in "the next" } == "the next")
  }

  @Test(arguments: Kind.allCases)
  func `the asynchronous forms complete with the value or the error`(kind: Kind) async throws {
    let db = try kind.makeDB()

    let value = await withCheckedContinuation { continuation in
      db.asyncRead({ _ in "read" }, completion: { continuation.resume(returning: $0) })
    }
    let error = await withCheckedContinuation { continuation in
      db.asyncWrite(
        { _ in throw CancellationError() },
        completion: { (result: Result<Int, any Error>) in continuation.resume(returning: result) })
    }

    #expect(try value.get() == "read")
    #expect(throws: CancellationError.self) { try error.get() }
  }

  // MARK: - Fixtures

  enum Kind: CaseIterable {
    case storage
    case mock

    func makeDB() throws -> any DB {
      switch self {
      case .storage: StorageDB(try Storage(path: ":memory:"))
      case .mock: MockDB()
      }
    }
  }
}
