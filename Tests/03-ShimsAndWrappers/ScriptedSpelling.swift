@testable import ShimsAndWrappers

/// A type that scripts can run on: a spell checker, and the learner's proofreader that uses it.
protocol ScriptedSpelling {
  /// The learned words.
  var learned: [String] { get }

  func makeProofreader() -> any Proofreading
  func misspellings(in text: String) -> [String]
  func guesses(for word: String) -> [String]
  func isLearned(_ word: String) -> Bool
  func learn(_ word: String)

  /// Forgets a learned word.
  func unlearn(_ word: String)

  /// Forgets all learned words.
  func forget()
}
