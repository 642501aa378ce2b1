/// Archives notes, one at a time.
actor NoteArchive: NoteArchiving {
  private var notes: [Note] = []

  func archive(_ note: Note) { notes.append(note) }
  func count() -> Int { notes.count }
}
