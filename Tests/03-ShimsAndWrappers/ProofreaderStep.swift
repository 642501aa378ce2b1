import Foundation
import Support

@testable import ShimsAndWrappers

/// A call to the proofreader, or something that the rest of the app does to its spell checker.
enum ProofreaderStep {
  case corrected(String)
  case unknownWords(String)
  case accept(String)
  /// The rest of the app teaches the spell checker a word.
  case learn(String)
  /// The rest of the app makes the spell checker forget a word.
  case unlearn(String)
  /// The rest of the app makes the spell checker forget all words.
  case forget

  /// Random calls to the proofreader, about one text and two words.
  static func calls(of words: [String], using generator: inout SeededGenerator) -> [Self] {
    let text = text(of: words, using: &generator)
    return [
      .corrected(text), .corrected(text), .unknownWords(text),
      .accept(generator.pick(from: words)),
      .accept(unusual(generator.pick(from: words), using: &generator)),
    ]
  }

  /// Something random that the rest of the app does.
  static func changes(of words: [String], using generator: inout SeededGenerator) -> [Self] {
    let (word, other) = (generator.pick(from: words), generator.pick(from: words))
    return switch Int.random(in: 0..<8, using: &generator) {
    case 0..<3: [.learn(word)]
    case 3..<6: [.unlearn(word), .learn(other)]
    case 6: [.unlearn(word)]
    default: [.forget]
    }
  }

  /// What some would tidy before they accept it.
  private static func unusual(_ word: String, using generator: inout SeededGenerator) -> String {
    generator.pick(from: [
      word.capitalized, word.uppercased(), " \(word)", "\(word)\n", "\(word) \(word)",
      "\(word)\u{2260}", "",
    ])
  }

  private static func text(of words: [String], using generator: inout SeededGenerator) -> String {
    var text = generator.pick(from: ["", "", "", " ", "\r\n"])
    for number in 0..<Int.random(in: 1...5, using: &generator) {
      let separators = [
        " ", " ", ", ", "  ", "\t", "-", "1", "\n", "\n\n", "\r\n", "\r\n", "\u{2260}", "\u{2019}",
        "\u{A0}",
        "\u{FEFF}", "\0",
      ]
      if number > 0 { text += generator.pick(from: separators) }
      let word = generator.pick(from: words)
      text += generator.pick(from: [word, word, word, word.capitalized])
    }
    return text + generator.pick(from: ["", "", "", " ", "\n"])
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
      expected = ProofreaderModel(text, by: spelling).corrected(text).spelledOut
      returned = proofreader.corrected(text).spelledOut
    case .unknownWords(let text):
      expected = ProofreaderModel(text, by: spelling).unknown.spelledOut
      returned = proofreader.unknownWords(in: text).spelledOut
    case .accept(let word):
      if !spelling.isLearned(word) { learned.append(word) }
      proofreader.accept(word)
    case .learn(let word):
      spelling.learn(word)
      return nil
    case .unlearn(let word):
      spelling.unlearn(word)
      return nil
    case .forget:
      spelling.forget()
      return nil
    }
    if returned != expected { return "returned \(returned); the original: \(expected)" }
    let (left, right) = (spelling.learned.sorted().spelledOut, learned.sorted().spelledOut)
    return left == right ? nil : "left \(left) learned; the original: \(right)"
  }
}

extension ProofreaderStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .corrected(let text): "corrected(\(text.spelledOut))"
    case .unknownWords(let text): "unknownWords(\(text.spelledOut))"
    case .accept(let word): "accept(\(word.spelledOut))"
    case .learn(let word): "learn(\(word.spelledOut))"
    case .unlearn(let word): "unlearn(\(word.spelledOut))"
    case .forget: "forget"
    }
  }
}
