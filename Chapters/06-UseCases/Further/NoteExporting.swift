/// A type that can write all notes as text. Not isolated, as a protocol from a package is not.
nonisolated protocol NoteExporting {
  func export() throws -> String
}
