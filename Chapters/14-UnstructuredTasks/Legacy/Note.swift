/// A note of the inbox, as the server sends it.
nonisolated struct Note: Identifiable, Equatable, Sendable, CustomStringConvertible {
  let id: Int
  let title: String

  var description: String { title }
}
