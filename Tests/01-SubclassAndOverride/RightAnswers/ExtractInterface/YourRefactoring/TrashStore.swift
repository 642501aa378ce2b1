/// A type that keeps the notes in the trash: as much of the database manager as the trash calls.
protocol TrashStore {
  func trashedNotes() -> [Note]
  func restore(_ id: Int)
  func erase(_ id: Int)
}

extension DatabaseManager: TrashStore {}
