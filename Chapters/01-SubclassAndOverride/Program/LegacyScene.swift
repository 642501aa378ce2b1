/// Opens the note list and swipes the first note away.
enum LegacyScene {
  static func play() {
    let screen = NoteListScreen()
    OpeningScene.report()

    screen.viewDidLoad()
    OpeningScene.show(screen.list)

    screen.noteList.delete(at: OpeningScene.firstNote)
    OpeningScene.reportTheSwipe()
  }
}
