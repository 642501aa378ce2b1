import Foundation

@testable import SubclassAndOverride

/// A fake: a database manager that really works, but keeps its notes in an array.
class InMemoryDatabaseManager: DatabaseManager {
  private var stored: [Note] = []
  private var newestID = 0

  // The base initializer opens whatever `path` says, so this keeps it away from the file.
  override var path: String { ":memory:" }

  override var inserts: Int { newestID }

  override func notes() -> [Note] {
    stored.filter { !$0.isTrashed }
  }

  override func trashedNotes() -> [Note] {
    stored.filter { $0.isTrashed }
  }

  @discardableResult
  override func insert(_ text: String, pinned: Bool = false) -> Int {
    newestID += 1
    stored.append(Note(id: newestID, text: text, isPinned: pinned))
    return newestID
  }

  override func moveToTrash(_ id: Int) {
    setTrashed(true, for: id)
  }

  override func restore(_ id: Int) {
    setTrashed(false, for: id)
  }

  override func erase(_ id: Int) {
    stored.removeAll { $0.id == id }
  }

  private func setTrashed(_ isTrashed: Bool, for id: Int) {
    guard let index = stored.firstIndex(where: { $0.id == id }) else { return }
    stored[index].isTrashed = isTrashed
  }
}
