/// Checks and corrects the spelling of notes.
class Proofreader: Proofreading {
  init() {}

  func corrected(_ text: String) -> String {
    var corrected = text
    for word in SpellChecker.misspellings(in: text) {
      guard let guess = SpellChecker.guesses(for: word).first else { continue }
      corrected = corrected.replacing(word, with: guess)
    }
    return corrected
  }

  func unknownWords(in text: String) -> [String] {
    SpellChecker.misspellings(in: text).filter { SpellChecker.guesses(for: $0).isEmpty }
  }

  func accept(_ word: String) {
    guard !SpellChecker.isLearned(word) else { return }
    SpellChecker.learn(word)
  }
}
