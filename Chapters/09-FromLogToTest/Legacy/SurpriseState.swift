/// What the screen "Surprise me" shows.
nonisolated struct SurpriseState: Codable, Equatable, Sendable {
  /// How many notes there are to be surprised by.
  var notes: Int
  /// The number of the note that is shown.
  var shown: Int?
  /// Its text, once it has been fetched.
  var text: String?
  /// Whether another note comes every five seconds.
  var isPlaying = false
}
