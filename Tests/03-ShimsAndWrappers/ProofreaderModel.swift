/// A model of the original proofreader, in plain values.
struct ProofreaderModel {
  /// The misspelled words of a text in their order, each with its guesses.
  let mistakes: [(word: String, guesses: [String])]

  init(_ text: String, by spelling: any ScriptedSpelling) {
    mistakes = spelling.misspellings(in: text).map { ($0, spelling.guesses(for: $0)) }
  }

  /// The words without a guess.
  var unknown: [String] { mistakes.filter(\.guesses.isEmpty).map(\.word) }

  /// The text with each word replaced, wherever its letters occur, by its first guess.
  func corrected(_ text: String) -> String {
    var text = text
    for mistake in mistakes where !mistake.guesses.isEmpty {
      let parts = text.split(separator: mistake.word, omittingEmptySubsequences: false)
      text = parts.joined(separator: mistake.guesses[0])
    }
    return text
  }
}
