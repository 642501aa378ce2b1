/// A misspelled word and what was probably meant.
struct Mistake {
  let word: String
  let guess: String?
}
