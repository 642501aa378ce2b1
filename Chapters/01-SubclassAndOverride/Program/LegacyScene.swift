/// Opens the note list and swipes the first note away.
enum LegacyScene {
  static func play() {
    let screen = LegacyNoteListScreen()
    let manager = LegacyDatabaseManager.instance
    OpeningScene.report(
      openedPaths: LegacyDatabaseManager.openedPaths, inserts: manager.inserts)

    screen.viewDidLoad()
    OpeningScene.show(screen.list)

    screen.noteList.delete(at: OpeningScene.firstNote)
    OpeningScene.reportTheSwipe(listed: manager.notes(), trashed: manager.trashedNotes())
  }
}
