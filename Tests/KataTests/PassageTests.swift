import Testing

@testable import Kata

/// What an old text has become in a new one.
@Suite struct PassageTests {
  @Test func `a passage is found again when a line in it has changed`() {
    let new = lines(
      "import A\n\nfunc ring() {\n  log(1)\n  say(\"Ding\", to: name)\n}\n\nfunc stop() {\n}")

    #expect(
      Passage.find(lines("func ring() {\n  log(1)\n  say(\"Ding\")\n}"), in: new) == 2..<6)
  }

  @Test func `a passage that has grown in its middle, or lost a line, is found whole`() {
    let new = lines("a {\n  one()\n  two()\n  three()\n  four()\n}\nb {\n  five()\n}")

    #expect(Passage.find(lines("a {\n  one()\n  four()\n}"), in: new) == 0..<6)
    #expect(Passage.find(lines("b {\n  four()\n  five()\n}"), in: new) == 6..<9)
  }

  @Test func `one line is found by its words, or by how it begins and ends`() {
    let new = lines(
      "Turn 1: 0 of 8 killed\nTurn 2: 0 of 12 tests pass\n  ✘ AttemptTests.swift:12:5:")

    #expect(Passage.find(["Turn 2: 0 of 11 tests pass"], in: new) == 1..<2)
    #expect(Passage.find(["  ✘ AttemptTests.swift:10:5:"], in: new) == 2..<3)
  }

  @Test(arguments: [
    ("let a = 1", "let a = 2\nlet b = 3\nlet a = 3"), ("open(file)", "close all doors\nprint()"),
    ("a", ""), ("", "a"),
  ])
  func `a passage that could be two, or is none, is not found`(old: String, new: String) {
    #expect(Passage.find(lines(old), in: lines(new)) == nil)
  }

  @Test func `a passage is not found that has become many times as long`() {
    let new = ["a {"] + (1...30).map { "  call\($0)()" } + ["}"]

    #expect(Passage.find(["a {", "}"], in: new.map { $0[...] }) == nil)
  }

  // MARK: - Fixtures

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
