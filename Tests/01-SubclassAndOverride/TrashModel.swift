import Foundation

@testable import SubclassAndOverride

/// What the trash as found does, in plain values: no database, no class, no seam.
struct TrashModel {
  private var notes: [Note] = []

  var listed: [Note] { notes.filter { !$0.isTrashed } }
  var trashed: [Note] { notes.filter { $0.isTrashed } }

  var rows: [String] {
    trashed.reversed().map { note in note.text.components(separatedBy: "\n")[0] }
  }

  mutating func write(_ note: Note) {
    notes.append(note)
  }

  mutating func throwAway(_ id: Int) {
    setTrashed(true, for: id)
  }

  mutating func bringBack(_ id: Int) {
    setTrashed(false, for: id)
  }

  mutating func erase(_ id: Int) {
    notes.removeAll { $0.id == id }
  }

  mutating func open() {
    notes.removeAll { $0.isTrashed && $0.text == "" }
  }

  mutating func restore(row: Int) {
    bringBack(trashed.reversed()[row].id)
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
