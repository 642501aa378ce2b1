/// Finds mistakes by functions that are passed in.
struct Proofreader_CheckingFunctions: Proofreader_CheckingShim {
  let misspellings: (String) -> [String]
  let guesses: (String) -> [String]

  func mistakes(in text: String) -> [Mistake] {
    misspellings(text).map { Mistake(word: $0, guess: guesses($0).first) }
  }
}
