/// A spell checker made from functions.
final class SpellingByFunctions: Spelling {
  var findMisspellings: (String) -> [String] = { _ in [] }
  var findGuesses: (String) -> [String] = { _ in [] }
  var hasLearned: (String) -> Bool = { _ in false }
  var take: (String) -> Void = { _ in }

  func misspellings(in text: String) -> [String] { findMisspellings(text) }
  func guesses(for word: String) -> [String] { findGuesses(word) }
  func isLearned(_ word: String) -> Bool { hasLearned(word) }
  func learn(_ word: String) { take(word) }
  func unlearn(_ word: String) {}
}
