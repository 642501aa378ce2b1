import Foundation
import Platform

/// Checks spelling for the whole app. Everything is static, so there is only one.
class SpellChecker {
  /// How often it used its dictionary.
  private(set) static var calls = 0
  /// How often it read its dictionary from the file.
  private(set) static var loads = 0

  private static var file: URL { DocumentsFolder.current.appending(path: "Dictionary.txt") }
  private static let basics = ["a", "about", "and", "bread", "buy", "eggs", "milk", "the", "three"]
  private static var learned: [String]?

  static func misspellings(in text: String) -> [String] {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    return words.filter { !dictionary().contains($0) }
  }

  static func guesses(for word: String) -> [String] {
    dictionary().filter { $0.sorted() == word.lowercased().sorted() }.sorted()
  }

  static func isLearned(_ word: String) -> Bool {
    dictionary().contains(word) && !basics.contains(word)
  }

  static func learn(_ word: String) {
    let words = dictionary().subtracting(basics).union([word]).sorted()
    learned = words
    try? words.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  static func unlearn(_ word: String) {
    let words = dictionary().subtracting(basics + [word]).sorted()
    learned = words
    try? words.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  static func completions(for beginning: String) -> [String] {
    dictionary().filter { $0.hasPrefix(beginning) }.sorted()
  }

  private static func dictionary() -> Set<String> {
    calls += 1
    if learned == nil {
      loads += 1
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      learned = text.split(separator: "\n").map(String.init)
    }
    return Set(basics + (learned ?? []))
  }
}
