/// A note, as the server knows it.
nonisolated struct Note: Codable, Equatable, Identifiable {
  let id: Int
  let title: String
}
