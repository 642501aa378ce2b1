/// One method in place of two: what the proofreader wants to know, in its own words.
protocol Proofreader_CheckingShim {
  func mistakes(in text: String) -> [Mistake]
}

struct Proofreader_CheckingFunctions: Proofreader_CheckingShim {
  let misspellings: (String) -> [String]
  let guesses: (String) -> [String]

  func mistakes(in text: String) -> [Mistake] {
    misspellings(text).map { Mistake(word: $0, guess: guesses($0).first) }
  }
}
