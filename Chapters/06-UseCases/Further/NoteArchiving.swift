/// A type that can archive notes: an actor can conform, because its methods are `async`.
protocol NoteArchiving: Sendable {
  func archive(_ note: Note) async throws
  func count() async -> Int
}
