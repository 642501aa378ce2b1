import Foundation

/// What the trash shows, and what happens to the notes in it.
class Trash: TrashScreen {
  init() {
    sweep()
  }

  func sweep() {
    for note in trashedNotes() where note.text.isEmpty {
      erase(note.id)
    }
  }

  var rows: [String] {
    newestFirst().map { $0.text.components(separatedBy: "\n")[0] }
  }

  func restore(row: Int) {
    putBack(newestFirst()[row].id)
  }

  func empty() -> Int {
    let notes = newestFirst()
    for note in notes {
      erase(note.id)
    }
    return notes.count
  }

  private func newestFirst() -> [Note] {
    trashedNotes().sorted { $0.id > $1.id }
  }

  // MARK: - Calls to the database, one method each

  func trashedNotes() -> [Note] {
    DatabaseManager.instance.trashedNotes()
  }

  func putBack(_ id: Int) {
    DatabaseManager.instance.restore(id)
  }

  func erase(_ id: Int) {
    DatabaseManager.instance.erase(id)
  }
}
