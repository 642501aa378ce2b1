import Support

@testable import ShimsAndWrappers

/// A call to the proofreader, or something that the rest of the app does to its spell checker.
enum ProofreaderStep {
  case corrected(String)
  case unknownWords(String)
  case accept(String)
  /// The rest of the app teaches the spell checker a word.
  case learn(String)
  /// The rest of the app makes the spell checker forget all words.
  case forget

  static func random(of words: [String], using generator: inout SeededGenerator) -> Self {
    let word = generator.pick(from: words)
    return switch Int.random(in: 0..<12, using: &generator) {
    case 0..<4: .corrected(text(of: words, using: &generator))
    case 4..<6: .unknownWords(text(of: words, using: &generator))
    case 6..<8:
      .accept(generator.pick(from: [word, word, word.capitalized, " \(word)"]))
    case 8..<11: .learn(word)
    default: .forget
    }
  }

  private static func text(of words: [String], using generator: inout SeededGenerator) -> String {
    let words = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      let word = generator.pick(from: words)
      return generator.pick(from: [word, word, word, word.capitalized])
    }
    let text = words.joined(separator: generator.pick(from: [" ", ", ", "  ", "\n"]))
    return generator.pick(from: [text, text, text, " \(text)", "\(text)\n"])
  }

  /// Takes the step.
  ///
  /// - Parameters:
  ///   - proofreader: The learner's.
  ///   - spelling: The spell checker it uses.
  /// - Returns: What the proofreader did and what the original did, where the two differ.
  func difference(of proofreader: any Proofreading, on spelling: any ScriptedSpelling) -> String? {
    var learned = spelling.learned
    var returned = ""
    var expected = ""
    switch self {
    case .corrected(let text):
      expected = ProofreaderModel(text, by: spelling).corrected(text).debugDescription
      returned = proofreader.corrected(text).debugDescription
    case .unknownWords(let text):
      expected = ProofreaderModel(text, by: spelling).unknown.description
      returned = proofreader.unknownWords(in: text).description
    case .accept(let word):
      if !spelling.isLearned(word) { learned.append(word) }
      proofreader.accept(word)
    case .learn(let word):
      spelling.learn(word)
      return nil
    case .forget:
      spelling.forget()
      return nil
    }
    if returned != expected { return "returned \(returned); the original: \(expected)" }
    let isLearned = spelling.learned.sorted() == learned.sorted()
    return isLearned ? nil : "left \(spelling.learned) learned; the original: \(learned)"
  }
}
