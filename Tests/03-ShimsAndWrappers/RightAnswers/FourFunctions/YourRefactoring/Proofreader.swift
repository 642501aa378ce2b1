/// Checks and corrects the spelling of notes, by functions that are passed in: a shim without a protocol.
struct Proofreader: Proofreading {
  let misspellings: (String) -> [String]
  let guesses: (String) -> [String]
  let isLearned: (String) -> Bool
  let learn: (String) -> Void

  func corrected(_ text: String) -> String {
    var corrected = text
    for word in misspellings(text) {
      guard let guess = guesses(word).first else { continue }
      corrected = corrected.replacing(word, with: guess)
    }
    return corrected
  }

  func unknownWords(in text: String) -> [String] {
    misspellings(text).filter { guesses($0).isEmpty }
  }

  func accept(_ word: String) {
    guard !isLearned(word) else { return }
    learn(word)
  }
}
