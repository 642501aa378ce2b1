import Foundation
import Platform

/// What the note list shows, and what happens when the user swipes, taps or searches.
class LegacyNoteList: ListViewDataSource, ListViewDelegate {
  var databaseManager: LegacyDatabaseManager

  private var sections: [(title: String, notes: [Note])] = []
  private var query = ""
  private(set) var openNote: Note?

  init() {
    databaseManager = LegacyDatabaseManager.instance
    populate()
    reload()
  }

  func populate() {
    guard databaseManager.notes().isEmpty else { return }
    let welcome = [
      "Find anything\nPull down to search",
      "Swipe to delete\nIt stays in the trash",
      "Welcome to Jotter\nYour notes live here",
    ]
    for text in welcome {
      databaseManager.insert(text)
    }
  }

  func reload() {
    let found = databaseManager.notes()
      .filter { query.isEmpty || $0.text.localizedCaseInsensitiveContains(query) }
      .sorted { $0.id > $1.id }
    sections = [
      (title: "Pinned", notes: found.filter { $0.isPinned }),
      (title: "Notes", notes: found.filter { !$0.isPinned }),
    ]
  }

  func search(for query: String) {
    self.query = query
    reload()
  }

  func delete(at path: CellPath) {
    let note = notes(in: path.section)[path.item]
    databaseManager.moveToTrash(note.id)
  }

  func numberOfSections(in list: ListView) -> Int {
    sections.count
  }

  func list(_ list: ListView, titleOfSection section: Int) -> String {
    sections[section].title
  }

  func list(_ list: ListView, numberOfItemsInSection section: Int) -> Int {
    notes(in: section).count
  }

  func list(_ list: ListView, cellForItemAt path: CellPath) -> ListCell {
    let note = notes(in: path.section)[path.item]
    // swift-format-ignore: NeverForceUnwrap
    let cell = list.dequeueCell(withIdentifier: "note", for: path) as! NoteCell
    let lines = note.text.components(separatedBy: "\n")
    cell.title = lines[0].isEmpty ? "New Note" : lines[0]
    cell.preview = lines.count > 1 ? lines[1] : "No additional text"
    return cell
  }

  func list(_ list: ListView, didSelectItemAt path: CellPath) {
    openNote = notes(in: path.section)[path.item]
  }

  private func notes(in section: Int) -> [Note] {
    reload()
    return sections[section].notes
  }
}
