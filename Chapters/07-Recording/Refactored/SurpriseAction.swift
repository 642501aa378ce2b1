/// What can happen on the screen "Surprise me".
nonisolated enum SurpriseAction: Codable, Equatable, Sendable {
  case surpriseMe
  /// The note on the screen was shown now.
  case stamp
  case close
}
