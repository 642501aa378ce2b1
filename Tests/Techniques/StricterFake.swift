import Foundation

nonisolated enum BrokenRule: Sendable {
  case reentrant, retained
}

nonisolated class ReadingTransaction {}

nonisolated final class WritingTransaction: ReadingTransaction {}

nonisolated struct Token {}

nonisolated protocol NoteDB: Sendable {
  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value
}

nonisolated final class StrictDB: NoteDB {
  private let report: @Sendable (BrokenRule) -> Void
  private var depth = 0

  init(report: @escaping @Sendable (BrokenRule) -> Void) { self.report = report }

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    let transaction = ReadingTransaction()
    let value = try block(transaction)
    if !isKnownUniquelyReferenced(&transaction) { report(.retained) }
    return value
  }

  func token() {
    var token = Token()
    if !isKnownUniquelyReferenced(&token) { report(.retained) }
  }
}

nonisolated final class AsyncDB {
  private let lock = NSRecursiveLock()

  func read<Value>(_ block: (ReadingTransaction) async throws -> Value) async throws -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try await block(ReadingTransaction())
  }
}

final class Sync {
  func noteCount() -> Int { 0 }

  func setBadge(_ count: Int, _ transaction: WritingTransaction) {}

  func receive(on db: StrictDB) throws {
    try db.read { print(noteCount($0)) }
    try db.read { setBadge(1, $0) }
  }
}

final class SyncTests {
  private let lenient = StrictDB()
  private var rules: [BrokenRule] = []

  func receives() throws {
    try Sync().receive(on: StrictDB { [self] in rules.append($0) })
  }
}
