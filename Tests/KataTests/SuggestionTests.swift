import Testing

@testable import Kata

/// Tests of the word that a user most likely meant to type.
@Suite struct SuggestionTests {
  @Test(arguments: [
    ("check", "check", 0), ("chekc", "check", 2), ("cheek", "check", 1), ("ceck", "check", 1),
    ("checkk", "check", 1), ("che", "check", 0), ("", "check", 0), ("xyz", "check", 3),
  ])
  func `the distance counts letters, to the name or a beginning of it`(
    typed: String, name: String, distance: Int
  ) { #expect(Suggestion.distance(typed, name) == distance) }

  @Test(arguments: [
    ("gradde", "grade"), ("chekc", "check"), ("lst", "list"), ("grid", "grade"),
    ("frobnicate", nil), ("xy", nil),
  ])
  func `a letter in three may be wrong`(typed: String, meant: String?) {
    let names = ["list", "check", "grade"].map { ($0, $0) }

    #expect(Suggestion.nearest(to: typed, among: names) == meant)
  }

  @Test func `of no names none is meant`() {
    #expect(Suggestion.nearest(to: "check", among: [(String, Int)]()) == nil)
  }
}
