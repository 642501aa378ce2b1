import Foundation

/// The real ``DB``: a ``Storage``, whose transactions it passes on as tokens.
public struct StorageDB: DB {
  private static let queue = DispatchQueue(label: "StorageDB")

  private let storage: Storage

  public init(_ storage: Storage) { self.storage = storage }

  public func read<Value>(_ body: (any ReadTransaction) throws -> Value) throws -> Value {
    try storage.read(body)
  }

  public func write<Value>(_ body: (any WriteTransaction) throws -> Value) throws -> Value {
    try storage.write(body)
  }

  public func asyncRead<Value>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    Self.queue.async { [storage] in completion(Result { try storage.read(body) }) }
  }

  public func asyncWrite<Value>(
    _ body: @escaping @Sendable (any WriteTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    Self.queue.async { [storage] in completion(Result { try storage.write(body) }) }
  }
}

extension StorageDB {
  /// The transaction to read in that a token stands for, for code that runs SQL.
  ///
  /// A token that no storage has made ends the program with the caller's file and line: in a test, a class that
  /// should have been replaced.
  ///
  /// - Parameters:
  ///   - transaction: The token.
  ///   - file: The file that asks.
  ///   - line: The line that asks.
  /// - Returns: The same object, with its type back.
  public static func bridge(
    _ transaction: any ReadTransaction, file: StaticString = #fileID, line: UInt = #line
  ) -> StorageReadTransaction {
    guard let transaction = transaction as? StorageReadTransaction else {
      refuse(transaction, file, line)
    }
    return transaction
  }

  /// The transaction to write in that a token stands for.
  ///
  /// - Parameters:
  ///   - transaction: The token.
  ///   - file: The file that asks.
  ///   - line: The line that asks.
  /// - Returns: The same object, with its type back.
  public static func bridge(
    _ transaction: any WriteTransaction, file: StaticString = #fileID, line: UInt = #line
  ) -> StorageWriteTransaction {
    guard let transaction = transaction as? StorageWriteTransaction else {
      refuse(transaction, file, line)
    }
    return transaction
  }

  private static func refuse(_ transaction: Any, _ file: StaticString, _ line: UInt) -> Never {
    let type = String(reflecting: type(of: transaction)).split(separator: ".").dropFirst()
    fatalError(
      "\(type.joined(separator: ".")) is no transaction of Storage."
        + " In a test: replace what asks for it; a double never asks.", file: file, line: line)
  }
}
