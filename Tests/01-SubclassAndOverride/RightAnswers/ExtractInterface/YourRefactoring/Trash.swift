import Foundation

/// What the trash shows, and what happens to the notes in it.
struct Trash: TrashScreen {
  private let store: any TrashStore

  init(store: any TrashStore = DatabaseManager.instance) {
    self.store = store
    for note in store.trashedNotes() where note.text.isEmpty {
      store.erase(note.id)
    }
  }

  var rows: [String] {
    // Splits "\r\n" too, which the lesson leaves open.
    notes.map { String($0.text.unicodeScalars.prefix { $0 != "\n" }) }
  }

  func restore(row: Int) {
    let notes = notes
    // A row that does not exist is left open as well.
    guard notes.indices.contains(row) else { return }
    store.restore(notes[row].id)
  }

  func empty() -> Int {
    let notes = notes
    for note in notes {
      store.erase(note.id)
    }
    return notes.count
  }

  private var notes: [Note] {
    store.trashedNotes().sorted { $0.id > $1.id }
  }
}
