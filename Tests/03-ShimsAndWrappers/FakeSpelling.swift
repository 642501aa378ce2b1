@testable import ShimsAndWrappers

/// A spell checker whose answers a test makes up, and which remembers what it was told to learn.
final class FakeSpelling: ScriptedSpelling {
  var misspelled: [String] = []
  var guesses: [String: [String]] = [:]
  var learned: [String] = []

  /// The learner's proofreader, on these answers.
  func makeProofreader() -> any Proofreading {
    ShimsAndWrappers.makeProofreader(
      misspellings: misspellings, guesses: guesses, isLearned: isLearned, learn: learn)
  }

  func misspellings(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
      .filter { misspelled.contains($0) && !learned.contains($0) }
  }

  func guesses(for word: String) -> [String] { guesses[word] ?? [] }
  func isLearned(_ word: String) -> Bool { learned.contains(word) }
  func learn(_ word: String) { learned.append(word) }
  func unlearn(_ word: String) { learned.removeAll { $0 == word } }

  func misspell(_ word: String, guesses: [String]) {
    misspelled.append(word)
    self.guesses[word] = guesses
  }
}
