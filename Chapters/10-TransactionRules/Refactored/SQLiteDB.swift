import Dispatch
import Platform

/// The new storage, on connections and a scheduler that are passed in.
nonisolated final class SQLiteDB: NoteDB {
  private let writer: Connection
  private let reader: Connection
  private let scheduler: any Scheduler
  private let work: any Scheduler

  /// - Parameters:
  ///   - writer: The connection to write on.
  ///   - reader: The connection to read on: the same one, for a database in memory.
  ///   - work: What runs the blocks of asynchronous transactions: one after another, to keep their order.
  ///   - scheduler: What runs their completions.
  init(writer: Connection, reader: Connection, work: any Scheduler, scheduler: any Scheduler) {
    (self.writer, self.reader, self.work, self.scheduler) = (writer, reader, work, scheduler)
  }

  /// The app's: its file of a name, and one queue, on which asynchronous transactions run in order.
  convenience init(fileNamed name: String) {
    let queue = DispatchQueue(label: "Jotter.SQLiteDB")
    self.init(
      writer: Connection(NotesFile.open(name)), reader: Connection(NotesFile.open(name)),
      work: queue, scheduler: queue)
  }

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    try reader.alone { database in
      try database.transaction(.reading) { try block(ReadingTransaction(on: database)) }
    }
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    try writeDeciding { transaction in .commit(Result { try block(transaction) }) }.get()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    let (value, transaction) = try writer.alone { database in
      try database.begin()
      let transaction = WritingTransaction(on: database)
      switch block(transaction) {
      case .commit(let value):
        transaction.finalize()
        try commit(database, transaction)
        return (value, Optional(transaction))
      case .rollback(let value):
        rollBack(database, transaction)
        return (value, nil)
      }
    }
    transaction?.complete()
    return value
  }

  private func commit(_ database: SQLiteDatabase, _ transaction: WritingTransaction) throws {
    do { try database.commit() } catch {
      rollBack(database, transaction)
      throw error
    }
  }

  private func rollBack(_ database: SQLiteDatabase, _ transaction: WritingTransaction) {
    database.rollBack()
    transaction.discard()
  }

  func asyncRead<Value: Sendable>(
    _ block: @escaping @Sendable (ReadingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    work.schedule { [self] in
      let result = Result { try read(block) }
      scheduler.schedule { completion(result) }
    }
  }

  func asyncWrite<Value: Sendable>(
    _ block: @escaping @Sendable (WritingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    work.schedule { [self] in
      let result = Result { try write(block) }
      scheduler.schedule { completion(result) }
    }
  }
}
