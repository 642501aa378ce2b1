import Testing

@testable import Kata

/// Tests of the words in a driver's printed jobs.
@Suite struct RecipeTests {
  @Test(arguments: [
    ("ld -o Probe", ["ld", "-o", "Probe"]), ("  two   blanks  ", ["two", "blanks"]),
    (#""/opt/with blank/ld" "-o""#, ["/opt/with blank/ld", "-o"]),
    ("'single $quoted \\ as it is'", ["single $quoted \\ as it is"]),
    (#"a\ b c\"d"#, ["a b", "c\"d"]),
    (#""a \"quoted\" word""#, [#"a "quoted" word"#]),
    (#"-rpath "$ORIGIN"/lib"#, ["-rpath", "$ORIGIN/lib"]),
    ("", []),
  ])
  func `a line is split as a shell splits it`(line: String, words: [String]) {
    #expect(Recipe.words(line) == words)
  }
}
