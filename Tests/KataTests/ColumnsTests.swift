import Testing

@testable import Kata

/// Tests of the widths, cuts and breaks of texts in a terminal's columns.
@Suite struct ColumnsTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Übung", 5), ("e\u{301}", 1), ("█░✔✘…→", 6), ("日本", 4), ("👍", 2),
    ("☀️", 2), ("\u{1b}[1mbold\u{1b}[0m", 4),
  ])
  func `a text takes as many columns as a terminal gives it`(text: String, width: Int) {
    #expect(Columns.width(of: text) == width)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("abc", 1, "…"), ("abc", 0, ""),
    ("\u{1b}[1mabc\u{1b}[0m", 2, "\u{1b}[1ma…\u{1b}[0m"),
  ])
  func `a line that is cut says so`(text: String, columns: Int, cut: String) {
    #expect(Columns.cut(text, to: columns) == cut)
  }

  @Test func `a long line is broken as fast as it is long`() {
    let text = String(repeating: "word ", count: 100_000)

    let lines = Columns.wrapped(text, to: 76)

    #expect(lines.count == 6_667)
    #expect(lines.joined(separator: " ") == text)
  }

  @Test(arguments: [
    ("", 10, [""]), ("a b", 10, ["a b"]), ("one two three", 8, ["one two", "three"]),
    ("  one two three", 10, ["  one two", "  three"]), ("a\n\nb", 10, ["a", "", "b"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("one two ", 7, ["one two"]),
    ("aaaa bbbbbbbbbb", 10, ["aaaa", "bbbbbbbbbb"]),
    // A word that a line of its own holds stays whole; one that no line holds fills the first.
    ("a bbbbbbbbb", 9, ["a", "bbbbbbbbb"]), ("a bbbbbbbbbb", 9, ["a bbbbbbb", "bbb"]),
    ("  a bbbbbbb", 9, ["  a", "  bbbbbbb"]),
    ("日本語", 4, ["日本", "語"]), ("日本", 1, ["日", "本"]), ("      ab cd", 4, ["    ", "  ab", "  cd"]),
    ("a b", 0, ["a", "b"]),
    ("\u{1b}[1mab cd\u{1b}[0m e", 5, ["\u{1b}[1mab cd\u{1b}[0m", "e"]),
  ])
  func `a text is broken at blanks, and moved in where it was`(
    text: String, columns: Int, lines: [String]
  ) { #expect(Columns.wrapped(text, to: columns) == lines) }
}
