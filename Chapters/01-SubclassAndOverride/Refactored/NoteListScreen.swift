import Platform

/// The screen with a note list on it: any object that is both data source and delegate.
class NoteListScreen {
  let list = ListView()
  let noteList: any ListViewDataSource & ListViewDelegate

  init(noteList: any ListViewDataSource & ListViewDelegate) {
    self.noteList = noteList
  }

  func viewDidLoad() {
    list.register(NoteCell.self, forIdentifier: "note")
    list.dataSource = noteList
    list.delegate = noteList
  }
}
