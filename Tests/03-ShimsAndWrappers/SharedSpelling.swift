@testable import ShimsAndWrappers

/// The spell checker that the whole app shares, as scripts see it.
struct SharedSpelling: ScriptedSpelling {
  private static let basics = SpellChecker.completions(for: "").filter {
    !SpellChecker.isLearned($0)
  }

  var learned: [String] { SpellChecker.completions(for: "").filter { !Self.basics.contains($0) } }

  /// The learner's proofreader as the app makes it.
  func makeProofreader() -> any Proofreading { makeProductionProofreader() }

  func misspellings(in text: String) -> [String] { SpellChecker.misspellings(in: text) }
  func guesses(for word: String) -> [String] { SpellChecker.guesses(for: word) }
  func isLearned(_ word: String) -> Bool { SpellChecker.isLearned(word) }
  func learn(_ word: String) { SpellChecker.learn(word) }
  func unlearn(_ word: String) { SpellChecker.unlearn(word) }
  func forget() { learned.forEach(SpellChecker.unlearn) }
}
