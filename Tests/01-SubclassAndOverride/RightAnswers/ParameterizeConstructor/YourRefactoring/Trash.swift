import Foundation

/// What the trash shows, and what happens to the notes in it.
class Trash: TrashScreen {
  private let databaseManager: DatabaseManager

  init(databaseManager: DatabaseManager = .instance) {
    self.databaseManager = databaseManager
    sweep()
  }

  func sweep() {
    for note in databaseManager.trashedNotes() where note.text.isEmpty {
      databaseManager.erase(note.id)
    }
  }

  var rows: [String] {
    trashedNotes().map { $0.text.components(separatedBy: "\n")[0] }
  }

  func restore(row: Int) {
    databaseManager.restore(trashedNotes()[row].id)
  }

  func empty() -> Int {
    let notes = trashedNotes()
    for note in notes {
      databaseManager.erase(note.id)
    }
    return notes.count
  }

  private func trashedNotes() -> [Note] {
    databaseManager.trashedNotes().sorted { $0.id > $1.id }
  }
}
