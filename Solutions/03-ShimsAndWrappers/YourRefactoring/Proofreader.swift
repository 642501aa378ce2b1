/// Checks and corrects the spelling of notes.
class Proofreader: Proofreading {
  private let spellChecker: any Proofreader_SpellCheckerShim

  init(spellChecker: any Proofreader_SpellCheckerShim) {
    self.spellChecker = spellChecker
  }

  func corrected(_ text: String) -> String {
    var corrected = text
    for word in spellChecker.misspellings(in: text) {
      guard let guess = spellChecker.guesses(for: word).first else { continue }
      corrected = corrected.replacing(word, with: guess)
    }
    return corrected
  }

  func unknownWords(in text: String) -> [String] {
    spellChecker.misspellings(in: text).filter { spellChecker.guesses(for: $0).isEmpty }
  }

  func accept(_ word: String) {
    guard !spellChecker.isLearned(word) else { return }
    spellChecker.learn(word)
  }
}
