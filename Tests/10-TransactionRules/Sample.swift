import Foundation
import Platform

@testable import TransactionRules

/// Databases with the tables of the notes.
nonisolated enum Sample {
  static let template = try? Template(migrate: NotesFile.migrate)

  struct NoTemplate: Error {}

  static func inMemory(
    work: any Scheduler = ImmediateWork(), scheduler: any Scheduler = ImmediateWork()
  ) throws -> SQLiteDB {
    guard let template else { throw NoTemplate() }
    return try template.copy(work: work, scheduler: scheduler)
  }

  /// The app's database, in a file of its own.
  static func asInTheApp() -> SQLiteDB { SQLiteDB(fileNamed: "\(UUID().uuidString).sqlite") }

  /// A database in a file of its own, on two connections, and a third one that looks in from outside.
  static func inFile(
    work: any Scheduler = ImmediateWork(), scheduler: any Scheduler = ImmediateWork()
  ) -> (db: SQLiteDB, outside: Connection) {
    let name = "\(UUID().uuidString).sqlite"
    let db = SQLiteDB(
      writer: Connection(NotesFile.open(name)), reader: Connection(NotesFile.open(name)),
      work: work, scheduler: scheduler)
    return (db, Connection(NotesFile.open(name)))
  }
}
