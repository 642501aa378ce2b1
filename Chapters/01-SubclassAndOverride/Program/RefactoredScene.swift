import Platform

/// Opens the refactored note list and swipes the first note away.
enum RefactoredScene {
  static func play() {
    let noteList = NoteList()
    let screen = NoteListScreen(noteList: noteList)
    let manager = DatabaseManager.instance
    OpeningScene.report(openedPaths: DatabaseManager.openedPaths, inserts: manager.inserts)

    screen.viewDidLoad()
    OpeningScene.show(screen.list)

    noteList.delete(at: OpeningScene.firstNote)
    OpeningScene.reportTheSwipe(listed: manager.notes(), trashed: manager.trashedNotes())
  }
}
