/// Checks and corrects the spelling of notes.
class Proofreader: Proofreading {
  private let spelling: any Spelling

  init(spelling: any Spelling = SharedSpelling()) {
    self.spelling = spelling
  }

  func corrected(_ text: String) -> String {
    var corrected = text
    for word in spelling.misspellings(in: text) {
      guard let guess = spelling.guesses(for: word).first else { continue }
      corrected = corrected.replacing(word, with: guess)
    }
    return corrected
  }

  func unknownWords(in text: String) -> [String] {
    spelling.misspellings(in: text).filter { spelling.guesses(for: $0).isEmpty }
  }

  func accept(_ word: String) {
    guard !spelling.isLearned(word) else { return }
    spelling.learn(word)
  }
}
