@testable import ShimsAndWrappers

/// A spell checker with a dictionary of its own, which holds only the words that it has learned.
final class OwnSpelling: ScriptedSpelling {
  private(set) var learned: [String] = []

  /// The learner's proofreader, on this dictionary.
  func makeProofreader() -> any Proofreading {
    ShimsAndWrappers.makeProofreader(
      misspellings: misspellings, guesses: guesses, isLearned: isLearned, learn: learn)
  }

  func misspellings(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init).filter { !learned.contains($0) }
  }

  func guesses(for word: String) -> [String] { learned.filter { $0.sorted() == word.sorted() } }
  func isLearned(_ word: String) -> Bool { learned.contains(word) }
  func learn(_ word: String) { learned.append(word) }
  func forget() { learned = [] }
}
