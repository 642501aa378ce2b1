/// The part of `SpellChecker` that `Proofreader` calls. No other class may use it.
protocol Proofreader_SpellCheckerShim {
  func misspellings(in text: String) -> [String]
  func guesses(for word: String) -> [String]
  func isLearned(_ word: String) -> Bool
  func learn(_ word: String)
}
