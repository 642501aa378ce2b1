import Foundation
import Platform

@testable import SubclassAndOverride

/// The real database manager on a file of its own.
///
/// The manager always opens the same file, but asks its own `path` for it: Subclass and Override
/// Method gives it another one, in a folder that is deleted when the tests end.
class TemporaryDatabaseManager: DatabaseManager {
  private let file = DocumentsFolder.current
    .appending(path: "Notes-\(UUID().uuidString).sqlite").path

  override var path: String { file }
}
