import Foundation
import Synchronization

/// A user who looks at one preview after another.
nonisolated final class ScenePreviews: Sendable {
  private let isOver = Mutex(false)
  private let group = DispatchGroup()

  init(on db: any NoteDB) {
    let page = Page(number: 0, notes: Array(repeating: "Imported", count: 250))
    DispatchQueue.global().async(group: group) { [self] in
      while !isOver.withLock({ $0 }) {
        _ = try? ImportPreview(db: db, pages: PageStore()).noteCount(with: page)
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  func end() {
    isOver.withLock { $0 = true }
    group.wait()
  }
}
