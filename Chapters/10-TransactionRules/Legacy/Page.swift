/// A page of notes, as the server sends them.
nonisolated struct Page: Sendable {
  var number: Int
  var notes: [String]
}
