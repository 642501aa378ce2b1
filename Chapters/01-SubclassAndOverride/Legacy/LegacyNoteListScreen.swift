import Platform

/// The screen with the note list on it.
class LegacyNoteListScreen {
  let list = ListView()
  let noteList = LegacyNoteList()

  func viewDidLoad() {
    list.register(NoteCell.self, forIdentifier: "note")
    list.dataSource = noteList
    list.delegate = noteList
  }
}
