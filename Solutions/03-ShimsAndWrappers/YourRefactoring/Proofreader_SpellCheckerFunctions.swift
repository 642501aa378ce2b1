/// A shim on functions that are passed in.
struct Proofreader_SpellCheckerFunctions: Proofreader_SpellCheckerShim {
  let misspell: (String) -> [String]
  let guess: (String) -> [String]
  let known: (String) -> Bool
  let remember: (String) -> Void

  func misspellings(in text: String) -> [String] { misspell(text) }
  func guesses(for word: String) -> [String] { guess(word) }
  func isLearned(_ word: String) -> Bool { known(word) }
  func learn(_ word: String) { remember(word) }
}
