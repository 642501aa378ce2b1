import Platform
import Support

/// A stub of a database with an error of its own: its first transaction cannot begin, or cannot end.
final class FailingDB: DB {
  struct Failure: Error {}

  /// Where a transaction fails.
  enum Moment: CaseIterable {
    case beginning
    case end
  }

  let moment: Moment
  private let db = MockDB()
  private var hasFailed = false

  init(failingAt moment: Moment) { self.moment = moment }

  func read<Value>(_ body: (any ReadTransaction) throws -> Value) throws -> Value {
    try fail(at: .beginning)
    let value = try db.read(body)
    try fail(at: .end)
    return value
  }

  func write<Value>(_ body: (any WriteTransaction) throws -> Value) throws -> Value {
    try fail(at: .beginning)
    let value = try db.write(body)
    try fail(at: .end)
    return value
  }

  func asyncRead<Value>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    completion(Result { try read(body) })
  }

  func asyncWrite<Value>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    completion(Result { try write(body) })
  }

  private func fail(at moment: Moment) throws {
    guard moment == self.moment, !hasFailed else { return }
    hasFailed = true
    throw Failure()
  }
}
