import Platform

/// What is said when a note list is opened, whichever it is.
enum OpeningScene {
  static let firstNote = CellPath(section: 1, item: 0)

  static func report() {
    let manager = DatabaseManager.instance
    print("Opened the note list. Nobody has touched it yet:")
    print("  databases opened: \(DatabaseManager.openedPaths.count)")
    print("  notes inserted:   \(manager.inserts)")
    print("  file:             \(manager.path)")
  }

  static func show(_ list: ListView) {
    print("\nOn the screen:")
    list.lines.forEach { print("  " + $0) }
  }

  static func reportTheSwipe() {
    let manager = DatabaseManager.instance
    print("\nSwiped the first note away:")
    print("  \(manager.notes().count) in the list, \(manager.trashedNotes().count) in the trash")
  }
}
