/// A type that can create a note.
protocol CreateNoteProtocol {
  func createNoteWith(title: String, text: String) throws
}
