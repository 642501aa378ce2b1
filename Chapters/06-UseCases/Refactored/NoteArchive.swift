/// A type that can put notes away. For the section "Further": an actor can conform, because its methods are `async`.
protocol NoteArchiving: Sendable {
  func archive(_ note: Note) async throws
  func count() async -> Int
}

/// Puts notes away, one at a time.
actor NoteArchive: NoteArchiving {
  private var notes: [Note] = []

  func archive(_ note: Note) { notes.append(note) }
  func count() -> Int { notes.count }
}
