/// The spell checker of the whole app, as an object that can be passed around.
final class SharedSpelling: Spelling {
  func misspellings(in text: String) -> [String] { SpellChecker.misspellings(in: text) }
  func guesses(for word: String) -> [String] { SpellChecker.guesses(for: word) }
  func isLearned(_ word: String) -> Bool { SpellChecker.isLearned(word) }
  func learn(_ word: String) { SpellChecker.learn(word) }
  func unlearn(_ word: String) { SpellChecker.unlearn(word) }
}
