@testable import ShimsAndWrappers

/// A call to the proofreader, or something that happens to its spell checker meanwhile.
enum ProofreaderStep {
  case corrected(String)
  case unknownWords(String)
  case accept(String)
  case misspell(String, guesses: [String])
  case learn(String)
  case unlearn(String)

  static func random(using generator: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<4: .corrected(text(using: &generator))
    case 4..<6: .unknownWords(text(using: &generator))
    case 6..<8: .accept(acceptable(using: &generator))
    case 8..<10: .randomMisspelling(using: &generator)
    case 10: .learn(word(using: &generator))
    default: .unlearn(word(using: &generator))
    }
  }

  static func randomMisspelling(using generator: inout SeededGenerator) -> Self {
    let count = Int.random(in: 0...2, using: &generator)
    let guesses = (0..<count).map { _ in word(using: &generator) }
    return .misspell(word(using: &generator), guesses: guesses)
  }

  /// Takes the step.
  ///
  /// - Parameters:
  ///   - proofreader: The learner's.
  ///   - spelling: The spell checker it asks.
  /// - Returns: What the proofreader did and what it did as found, where that is not the same.
  func difference(of proofreader: any Proofreading, on spelling: any ScriptedSpelling) -> String? {
    var learned = spelling.learned
    var returned: [String] = []
    var expected: [String] = []
    switch self {
    case .corrected(let text):
      expected = [ProofreaderModel(text, by: spelling).corrected(text)]
      returned = [proofreader.corrected(text)]
    case .unknownWords(let text):
      expected = ProofreaderModel(text, by: spelling).unknown
      returned = proofreader.unknownWords(in: text)
    case .accept(let word):
      if !spelling.isLearned(word) { learned.append(word) }
      proofreader.accept(word)
    case .misspell(let word, let guesses):
      spelling.misspell(word, guesses: guesses)
      return nil
    case .learn(let word):
      spelling.learn(word)
      return nil
    case .unlearn(let word):
      spelling.unlearn(word)
      return nil
    }
    if returned != expected { return "returned \(returned), as found \(expected)" }
    let isLearned = spelling.learned.sorted() == learned.sorted()
    return isLearned ? nil : "left \(spelling.learned) learned, as found \(learned)"
  }

  // MARK: - Words and texts

  /// A word of few letters, so that one often stands in another, and none that the shared checker knows.
  private static func word(using generator: inout SeededGenerator) -> String {
    let length = Int.random(in: 1...3, using: &generator)
    return String((0..<length).map { _ in "xyz".randomElement(using: &generator)! })
  }

  private static func acceptable(using generator: inout SeededGenerator) -> String {
    let word = word(using: &generator)
    return [word, word, word.capitalized, " \(word)"].randomElement(using: &generator)!
  }

  private static func text(using generator: inout SeededGenerator) -> String {
    let words = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      let word = word(using: &generator)
      return Int.random(in: 0..<4, using: &generator) == 0 ? word.capitalized : word
    }
    return words.joined(separator: [" ", ", "].randomElement(using: &generator)!)
  }
}
