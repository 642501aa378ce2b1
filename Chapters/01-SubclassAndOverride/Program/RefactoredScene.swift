import Platform

/// Opens the refactored note list and swipes the first note away.
enum RefactoredScene {
  static func play() {
    let list = ListView()
    let noteList = NoteList()
    let manager = DatabaseManager.instance
    OpeningScene.report(openedPaths: DatabaseManager.openedPaths, inserts: manager.inserts)

    list.register(NoteCell.self, forIdentifier: "note")
    list.dataSource = noteList
    list.delegate = noteList
    OpeningScene.show(list)

    noteList.delete(at: OpeningScene.firstNote)
    OpeningScene.reportTheSwipe(listed: manager.notes(), trashed: manager.trashedNotes())
  }
}
