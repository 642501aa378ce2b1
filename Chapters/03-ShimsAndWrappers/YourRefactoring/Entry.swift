/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = false

/// Your proofreader, asking these functions and nothing else, in place of the spell checker.
///
/// The suite calls this one. Keep the signature; the body is yours.
///
/// - Parameters:
///   - misspellings: Stands in for `SpellChecker.misspellings(in:)`.
///   - guesses: Stands in for `SpellChecker.guesses(for:)`.
///   - isLearned: Stands in for `SpellChecker.isLearned(_:)`.
///   - learn: Stands in for `SpellChecker.learn(_:)`.
/// - Returns: The proofreader.
func makeProofreader(
  misspellings: @escaping (String) -> [String], guesses: @escaping (String) -> [String],
  isLearned: @escaping (String) -> Bool, learn: @escaping (String) -> Void
) -> any Proofreading {
  Proofreader()
}

/// Your proofreader as the app makes it, on the spell checker that the whole app shares.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func makeProductionProofreader() -> any Proofreading {
  Proofreader()
}
