/// Imports notes from another app.
protocol NoteImporting {
  /// Imports the notes in the text of a file.
  func run(_ text: String) throws
}
