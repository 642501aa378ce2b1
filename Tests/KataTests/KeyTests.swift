import Testing

@testable import Kata

/// Tests of the bytes that a terminal sends for a key.
@Suite struct KeyTests {
  @Test(
    arguments: [
      ("h", [.letter("h")]), ("hq", [.letter("h"), .letter("q")]), ("\u{1b}", [.escape]),
      ("\u{1b}[A\u{1b}OB", [.up, .down]), ("\u{1b}[5~\u{1b}[6~", [.pageUp, .pageDown]),
      ("\u{1b}[15~\u{1b}[1;5Cq", [.letter("q")]), ("\u{1b}q", [.escape, .letter("q")]),
      ("ä\u{1b}[A", [.letter("ä"), .up]), ("", []),
    ] as [(String, [Key])])
  func `keys are told apart, also when several come at once`(text: String, keys: [Key]) {
    #expect(Key.keys(in: text) == keys)
  }

  @Test func `what is pasted presses no key, however it is cut into pieces`() {
    var isPasting = false
    let pieces = [
      "h\u{1b}[200~try", "this\u{1b}[A", "ry\u{1b}[201~q\u{1b}[200~ry\u{1b}[201~n", "l",
    ]

    let typed = pieces.map { Keyboard.typed($0, isPasting: &isPasting) }

    #expect(typed == [[.letter("h")], [], [.letter("q"), .letter("n")], [.letter("l")]])
    #expect(!isPasting)
  }
}
