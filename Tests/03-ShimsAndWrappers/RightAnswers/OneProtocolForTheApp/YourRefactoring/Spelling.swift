/// A type that can check spelling: for the whole app, not for one class.
protocol Spelling {
  func misspellings(in text: String) -> [String]
  func guesses(for word: String) -> [String]
  func isLearned(_ word: String) -> Bool
  func learn(_ word: String)
  func unlearn(_ word: String)
}
