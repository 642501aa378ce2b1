/// All notes, and the tag by which the server knows this list.
nonisolated struct NoteList: Equatable {
  let notes: [Note]
  let tag: String?
}
