import Foundation

/// What the screen "Surprise me" shows.
nonisolated struct SurpriseState: Codable, Equatable, Sendable {
  /// How many notes there are to be surprised by.
  var notes: Int
  /// The number of the note that is shown.
  var shown: Int?
  var shownAt: Date?
  var surprises = 0
}
