@testable import SubclassAndOverride

/// What the trash as found does, in plain values: no database, no class, no seam.
struct TrashModel {
  private var notes: [Note] = []
  private var newestID = 0

  var listed: [Note] { notes.filter { !$0.isTrashed } }
  var trashed: [Note] { notes.filter { $0.isTrashed } }

  var rows: [String] {
    trashed.reversed().map { note in String(note.text.prefix { $0 != "\n" }) }
  }

  mutating func write(_ text: String, isPinned: Bool) -> Int {
    newestID += 1
    notes.append(Note(id: newestID, text: text, isPinned: isPinned))
    return newestID
  }

  mutating func throwAway(_ id: Int) {
    setTrashed(true, for: id)
  }

  mutating func open() {
    notes.removeAll { $0.isTrashed && $0.text == "" }
  }

  mutating func restore(row: Int) {
    setTrashed(false, for: trashed.reversed()[row].id)
  }

  mutating func empty() -> Int {
    let count = trashed.count
    notes.removeAll { $0.isTrashed }
    return count
  }

  private mutating func setTrashed(_ isTrashed: Bool, for id: Int) {
    for index in notes.indices where notes[index].id == id {
      notes[index].isTrashed = isTrashed
    }
  }
}
