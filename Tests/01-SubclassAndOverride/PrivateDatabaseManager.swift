@testable import SubclassAndOverride

/// The real database manager, SQL and all, on a database in memory that is not shared.
class PrivateDatabaseManager: DatabaseManager {
  override var path: String { ":memory:" }

  /// Adds notes that are in the trash already, the oldest first.
  func insertTrashed(_ texts: [String]) {
    for text in texts {
      moveToTrash(insert(text))
    }
  }
}
