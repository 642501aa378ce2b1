@testable import ShimsAndWrappers

/// A spell checker with a dictionary of its own, which holds only the words that it has learned.
///
/// Its results vary more than those of the shared one. A word that ends as it begins is misspelled even when it is
/// learned. Guesses differ in length, the word itself may be among them, and the word learned first comes first.
final class OwnSpelling: ScriptedSpelling {
  private(set) var learned: [String] = []

  /// The learner's proofreader, on this dictionary.
  func makeProofreader() -> any Proofreading {
    ShimsAndWrappers.makeProofreader(
      misspellings: misspellings, guesses: guesses, isLearned: isLearned, learn: learn)
  }

  func misspellings(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init).filter {
      !learned.contains($0) || ($0.count > 1 && $0.first == $0.last)
    }
  }

  func guesses(for word: String) -> [String] { learned.filter { Set($0) == Set(word) } }
  func isLearned(_ word: String) -> Bool { learned.contains(word) }
  func learn(_ word: String) { learned.append(word) }
  func unlearn(_ word: String) { learned.removeAll { $0 == word } }
  func forget() { learned = [] }
}
