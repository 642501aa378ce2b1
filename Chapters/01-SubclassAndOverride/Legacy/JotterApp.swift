import Foundation
import Platform

/// Jotter, as it is started: opens the note list and swipes the first note away.
@main
struct JotterApp {
  static func main() {
    DocumentsFolder.keepBetweenRuns()

    let screen = NoteListScreen()
    let manager = DatabaseManager.instance
    print("Opened the note list. Nobody has touched it yet:")
    print("  databases opened: \(DatabaseManager.openedPaths.count)")
    print("  notes inserted:   \(manager.inserts)")
    print("  file:             \(manager.path)")

    screen.viewDidLoad()
    print("\nOn the screen:")
    screen.list.lines.forEach { print("  " + $0) }

    screen.noteList.delete(at: CellPath(section: 1, item: 0))
    print("\nSwiped the first note away:")
    print("  \(manager.notes().count) in the list, \(manager.trashedNotes().count) in the trash")
  }
}
