/// Checks and corrects the spelling of notes.
struct Proofreader: Proofreading {
  let checking: any Proofreader_CheckingShim
  let learning: any Proofreader_LearningShim

  func corrected(_ text: String) -> String {
    checking.mistakes(in: text).reduce(text) { corrected, mistake in
      mistake.guess.map { corrected.replacing(mistake.word, with: $0) } ?? corrected
    }
  }

  func unknownWords(in text: String) -> [String] {
    checking.mistakes(in: text).filter { $0.guess == nil }.map(\.word)
  }

  func accept(_ word: String) { learning.learnIfNew(word) }
}
