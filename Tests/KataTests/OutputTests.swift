import Foundation
import Testing

/// Tests of where kata's words go: to a full disk, a pipe, a file that traces its calls.
@Suite(.warm) struct OutputTests {
  @Test(arguments: [(">/dev/full", 3), ("| head -n 1", 0)])
  func `what cannot be printed is no success, and a reader may want less`(
    end: String, exitCode: Int32
  ) async throws {
    try await Clone.use { clone in
      let outcome = try await Clone.run(
        URL(filePath: "/bin/bash"),
        ["-c", "set -o pipefail; \"$0\" completions bash \(end)", Clone.built("kata").path],
        in: clone.root)

      #expect(outcome.exitCode == exitCode)
      #expect(
        outcome.errors
          == (exitCode == 0
            ? "" : "kata: The output cannot be written: No space left on device.\n"))
    }
  }

  @Test func `what kata calls is written where KATA_TRACE says, for a shell`() async throws {
    try await Clone.use { clone in
      let trace = clone.root.appending(path: "the trace")

      let outcome = try await clone.kata(["run", "2"], environment: ["KATA_TRACE": trace.path])

      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      let lines = try clone.read("the trace").split(separator: "\n")
      let call = try #require(lines.first)
      #expect(call.contains("git' '-c' ") && call.hasSuffix(" '--no-filters' '--stdin-paths'"))
    }
  }

  @Test func `files of earlier runs are told of, and --afresh removes them`() async throws {
    try await Clone.use { clone in
      try clone.write("old", to: ".build/Jotter/LightsOn/Jotter.txt")

      let old = try await clone.kata("run", "2", "refactored")
      let afresh = try await clone.kata("run", "2", "refactored", "--afresh")
      let again = try await clone.kata("run", "2", "refactored")

      #expect(
        old.errors.hasSuffix(
          "There are files of an earlier run. `swift run kata run 2 refactored --afresh` begins without them.\n"
        ), "\(old.errors)")
      #expect(!afresh.errors.contains("earlier run"))
      #expect(!again.errors.contains("earlier run"))
      #expect([old, afresh, again].allSatisfy { $0.exitCode == 0 && $0.output == old.output })
    }
  }

  @Test func `on a pipe there is no colour and no cursor movement`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("check", "1")

      #expect(!outcome.output.contains("\u{1b}"))
      #expect(!outcome.errors.contains("\r"))
    }
  }
}
