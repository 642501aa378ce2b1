/// A type that can check and correct the spelling of notes.
protocol Proofreading {
  /// The text, each misspelled word replaced by the best guess; a word without a guess stays.
  func corrected(_ text: String) -> String

  /// The misspelled words without a guess, in the order of the text.
  func unknownWords(in text: String) -> [String]

  /// Treats a word, exactly as it is, as correct from now on.
  func accept(_ word: String)
}
