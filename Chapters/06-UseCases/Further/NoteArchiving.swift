/// A type that can put notes away: an actor can conform, because its methods are `async`.
protocol NoteArchiving: Sendable {
  func archive(_ note: Note) async throws
  func count() async -> Int
}
