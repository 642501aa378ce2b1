/// A type that can fetch all notes.
protocol FetchAllNotesProtocol {
  func fetchAll() throws -> [Note]
}
