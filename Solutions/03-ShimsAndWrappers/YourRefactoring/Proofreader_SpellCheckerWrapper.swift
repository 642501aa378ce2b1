/// Calls the static spell checker as it is.
struct Proofreader_SpellCheckerWrapper: Proofreader_SpellCheckerShim {
  func misspellings(in text: String) -> [String] { SpellChecker.misspellings(in: text) }
  func guesses(for word: String) -> [String] { SpellChecker.guesses(for: word) }
  func isLearned(_ word: String) -> Bool { SpellChecker.isLearned(word) }
  func learn(_ word: String) { SpellChecker.learn(word) }
}
