import Foundation

@testable import SubclassAndOverride

/// The real database manager on a file of its own.
///
/// The manager has no public initializer and always opens the same file, but asks its own `path`
/// for it: Subclass and Override Method gets it another one.
class TemporaryDatabaseManager: DatabaseManager {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "Notes-\(UUID().uuidString).sqlite").path

  override var path: String { file }

  deinit {
    try? FileManager.default.removeItem(atPath: file)
  }
}
