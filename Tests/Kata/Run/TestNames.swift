import Foundation

/// The user's words for tests: names of tests, suites or files, in capitals or small letters. In a word `*` stands for
/// any text.
struct TestNames {
  let words: [String]

  /// The tests that one of the words names.
  func chosen(from tests: [TestRecord]) -> [TestRecord] {
    let patterns = words.compactMap(Self.pattern)
    return tests.filter { test in
      Self.names(of: test).contains { name in patterns.contains { name.wholeMatch(of: $0) != nil } }
    }
  }

  /// The words that name none of the tests.
  func unknown(among tests: [TestRecord]) -> TestNames {
    TestNames(words: words.filter { TestNames(words: [$0]).chosen(from: tests).isEmpty })
  }

  private static func pattern(of word: String) -> Regex<AnyRegexOutput>? {
    let parts = word.split(separator: "*", omittingEmptySubsequences: false)
    return try? Regex(
      parts.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".*")
    ).ignoresCase()
  }

  /// All names of a test: its own, those of its suites, and of its file and module, as `swift test --filter` and an
  /// editor show them.
  static func names(of test: TestRecord) -> [String] {
    // An id is `MODULE.SUITE/FUNCTION/FILE:LINE:COLUMN`.
    let module = String(test.key.prefix { $0 != "." })
    let suites = suites(of: test)
    let path = suites.joined(separator: "/")
    let function = String(test.key.split(separator: "/").last ?? "")
    let file = URL(filePath: test.path).lastPathComponent
    let own = [test.name, function].flatMap { [$0, String($0.prefix { $0 != "(" })] }
    return own + suites
      + [path, "\(module).\(path)", module, file, file.replacing(".swift", with: "")]
  }

  /// Up to three names like a word, suites before tests: they contain it, or else differ in few letters.
  static func like(_ word: String, among tests: [TestRecord]) -> [String] {
    let names = tests.compactMap { suites(of: $0).last } + tests.map(\.name)
    var like: [String] = []
    for name in Suggestion.all(like: word, among: names) where !like.contains(name) {
      like.append(name)
    }
    return Array(like.prefix(3))
  }

  /// The names of the types around a test, the outermost first.
  private static func suites(of test: TestRecord) -> [String] {
    test.key.drop { $0 != "." }.dropFirst().split(separator: "/").dropLast().map(String.init)
  }
}
