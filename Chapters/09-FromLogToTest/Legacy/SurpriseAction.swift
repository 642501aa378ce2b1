/// What can happen on the screen "Surprise me".
nonisolated enum SurpriseAction: Codable, Equatable, Sendable {
  case surpriseMe
  case play
  case pause
  case close
  /// The text of a note has been fetched.
  case loaded(note: Int, text: String)
  /// The five seconds are over.
  case tick
}
