import Platform

/// Opens the refactored note list and swipes the first note away.
enum RefactoredScene {
  static func play() {
    let list = ListView()
    let noteList = NoteList()
    OpeningScene.report()

    list.register(NoteCell.self, forIdentifier: "note")
    list.dataSource = noteList
    list.delegate = noteList
    OpeningScene.show(list)

    noteList.delete(at: OpeningScene.firstNote)
    OpeningScene.reportTheSwipe()
  }
}
