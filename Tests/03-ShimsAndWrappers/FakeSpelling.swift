@testable import ShimsAndWrappers

/// A spell checker whose results a test sets, and which records what it was told to learn.
final class FakeSpelling {
  var misspelled: [String] = []
  var guesses: [String: [String]] = [:]
  var learned: [String] = []

  /// The learner's proofreader, on these results.
  func makeProofreader() -> any Proofreading {
    ShimsAndWrappers.makeProofreader(
      misspellings: { text in
        text.split(separator: " ").map(String.init).filter(self.misspelled.contains)
      },
      guesses: { self.guesses[$0] ?? [] },
      isLearned: { self.learned.contains($0) },
      learn: { self.learned.append($0) })
  }
}
