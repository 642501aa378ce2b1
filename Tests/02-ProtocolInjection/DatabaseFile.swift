import Foundation
import Platform

@testable import ProtocolInjection

/// A database with Jotter's tables, in a file of its own, with two connections.
struct DatabaseFile {
  private let folder = DocumentsFolder.temporary
    .appending(path: "DatabaseFile-\(UUID().uuidString)")
  let storage: Storage
  let elsewhere: Storage

  /// Makes the file.
  ///
  /// - Parameter statements: What to run in it.
  /// - Throws: An error of SQLite, or of the file system.
  init(_ statements: String...) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "Digest.sqlite").path
    storage = try Storage(path: path)
    elsewhere = try Storage(path: path)
    try storage.write { transaction in
      try StartUpJobs.createTables(transaction)
      for statement in statements { try transaction.execute(statement) }
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
