import Platform
import Support

/// A stub of a database with an error of its own: its transactions cannot begin, or cannot end.
final class FailingDB: DB {
  struct Failure: Error {}

  /// Where a transaction fails.
  enum Moment: CaseIterable {
    case beginning
    case end
  }

  let moment: Moment
  private let db = MockDB()

  init(failingAt moment: Moment) { self.moment = moment }

  func read<Value>(_ body: (any ReadTransaction) throws -> Value) throws -> Value {
    if moment == .beginning { throw Failure() }
    _ = try db.read(body)
    throw Failure()
  }

  func write<Value>(_ body: (any WriteTransaction) throws -> Value) throws -> Value {
    if moment == .beginning { throw Failure() }
    _ = try db.write(body)
    throw Failure()
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
}
