import Foundation
import Testing

@testable import Kata

/// Tests of `kata completions`: the words that can follow, and the scripts that ask for them.
@Suite(.warm) struct CompletionTests {
  @Test(arguments: [
    ("ch", ["check"]), ("tes", ["test"]), ("pine", []), ("check ", ["1", "2"]),
    ("check at", ["AtTheDoor"]),
    ("check 1 L", ["LightsOn"]), ("watch 1 ", []), ("run 1 y", ["yours"]), ("run 1 yours ", []),
    ("seams 1 ", ["legacy", "refactored", "yours"]),
    ("reset 1 --", ["--help", "--list", "--to"]),
    ("completions ", ["bash", "zsh", "fish"]), ("completions bash ", []), ("grade ", []),
    ("test 1 a", ["a ring is answered by name"]), ("test 1 --s", ["--suite"]),
    ("test 1 DoorbellTests Fare", ["FarewellTests"]), ("pine ", []), ("hint pine ", []),
    ("hint 1 WHO L", ["leaves is gone"]),
    ("hint 1 the", ["the-first-is-the-last", "the-last-is-cut-short", "the shared visitors stay"]),
  ])
  func `the words that can follow are printed`(typed: String, words: [String]) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata(
        ["completions", "--words"]
          + typed.split(separator: " ", omittingEmptySubsequences: false).map(String.init))

      outcome.ends(0, output: words.map { $0 + "\n" }.joined(), errors: "")
    }
  }

  @Test func `in a chapter that was judged only what fails is completed`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let farewell = "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift"
      try clone.edit(farewell, "    visitors.remove(name)\n", "")
      _ = try await clone.kata("check", "1")

      let outcome = try await clone.kata("completions", "--words", "hint", "1", "")

      outcome.ends(0, output: "who leaves is gone\n")
    }
  }

  @Test(arguments: [
    (["kata", "hint", "1", "who l"], #"who\ leaves\ is\ gone"#),
    (["kata", "hint", "1", #"who\ l"#], #"who\ leaves\ is\ gone"#),
    (["kata", "hint", "1", "'who l"], "who leaves is gone"),
    (["kata", "hint", "1", "who", "l"], #"leaves\ is\ gone"#), (["kata", "ru"], "run"),
  ])
  func `bash completes words, quoted as they were begun`(
    typed: [String], word: String
  ) async throws {
    try await Clone.use { clone in
      let script = try await clone.kata("completions", "bash").output
      let words = typed.map(Trace.quoted).joined(separator: " ")
      let call =
        "COMP_WORDS=(\(words)); COMP_CWORD=\(typed.count - 1); _kata; echo \"${COMPREPLY[@]}\""

      let outcome = try await Clone.run(
        URL(filePath: "/bin/bash"), ["-c", "\(script)\n\(call)"], in: clone.root)

      outcome.ends(0, output: word + "\n", errors: "")
    }
  }

  @Test func `a script names the built kata, whatever its folder is called`() {
    let path = "/home/o'neil/my seams/kata"

    #expect(
      Shell.bash.script(asking: path).contains(
        #"'/home/o'\''neil/my seams/kata' completions --words"#))
    #expect(
      Shell.zsh.script(asking: path).contains(
        #"'/home/o'\''neil/my seams/kata' completions --words"#))
    // Within the quotes of fish's own option, each quote and backslash has one more backslash.
    #expect(
      Shell.fish.script(asking: path).contains(
        #"\'/home/o\'\\\'\'neil/my seams/kata\' completions"#))
  }

  @Test(arguments: [[], ["tcsh"], ["bash", "zsh"]])
  func `another shell is wrong usage`(words: [String]) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata(["completions"] + words)

      outcome.ends(
        2, output: "",
        errors: "kata: `kata completions` needs the name of your shell: bash, zsh, fish.\n")
    }
  }
}
