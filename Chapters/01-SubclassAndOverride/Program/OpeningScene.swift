import Platform

/// What the program prints about a note list, legacy or refactored.
enum OpeningScene {
  static let firstNote = CellPath(section: 1, item: 0)

  static func report(openedPaths: [String], inserts: Int) {
    print("Opened the note list, and touched nothing yet:")
    print("  databases opened: \(openedPaths.count)")
    print("  notes inserted:   \(inserts)")
    print("  file:             \(openedPaths.joined(separator: ", "))")
  }

  static func show(_ list: ListView) {
    print("\nOn the screen:")
    list.lines.forEach { print("  " + $0) }
  }

  static func reportTheSwipe(listed: [Note], trashed: [Note]) {
    print("\nSwiped the first note away:")
    print("  \(listed.count) in the list, \(trashed.count) in the trash")
  }
}
