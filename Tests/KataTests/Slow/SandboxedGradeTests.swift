import Foundation
import Testing

@testable import Kata

/// `kata grade` with and without a sandbox.
@Suite(.warm) struct SandboxedGradeTests {
  @Test(arguments: ["auto", "off"])
  func `verdicts are the same in a sandbox and without one, and the report says which it was`(
    mode: String
  ) async throws {
    try await Clone.use { clone in
      try clone.solve("01-AtTheDoor")
      try clone.write(
        """
        import Testing
        @Test func `ends in a process of its own`() async {
          await #expect(processExitsWith: .failure) { fatalError("on purpose") }
        }
        @Test func `goes too far`() { #expect([1][1 + Int.random(in: 0...0)] == 1) }
        """, to: "\(work)/YourTests/OddTests.swift")
      let words = ["grade", ".", "--chapters", "1", "--sandbox", mode]

      let text = try await clone.kata(words)
      let json = try await clone.kata(words + ["--format", "json"])

      let best = await Confined.offered.first.map { "\($0)" } ?? "none: "
      let name = mode == "off" ? "none: switched off" : best
      #expect(text.output.contains("\nSandbox: \(name)"), "\(text.output)")
      #expect(json.output.contains("\"sandbox\" : \"\(name)"))
      #expect(text.output.contains("9/9  failed  6 of 6 mutants killed, 3 of 3 tests"))
      #expect(json.output.contains("\"It crashed (signal "))
      #expect(json.output.matches(of: /"status" : "wrong"/).count == 1)
    }
  }

  @Test
  func `where the sandbox that is required does not exist, kata stops and says what to install`()
    async throws
  {
    try await Clone.use { clone in
      let path = try Self.pathWithoutSandboxes(in: clone)
      let words = ["grade", "Solutions", "--chapters", "1", "--sandbox"]

      let required = try await clone.kata(words + ["required"], environment: ["PATH": path])
      let auto = try await clone.kata(words + ["auto"], environment: ["PATH": path])

      #expect(required.exitCode == 3)
      #expect(required.output == "")
      #expect(
        required.errors == """
          kata: No sandbox works here, and `--sandbox required` asks for one: there is no bwrap on the \
          search path; `apt-get install bubblewrap` brings it on Debian and Ubuntu.

          """)
      #expect(auto.exitCode == 0, "\(auto.errors)")
      #expect(auto.output.contains("\nSandbox: none: there is no bwrap on the search path; "))
    }
  }

  @Test func `a workbook with an odd path is graded by another user than root as well`()
    async throws
  {
    try await Clone.use { clone in
      let odd = clone.root.appending(path: "it's \"odd\" \\ here")
      try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: true)
      for name in ["Chapters", "Solutions", "Tests", "Package.swift"] {
        try FileManager.default.moveItem(
          at: clone.root.appending(path: name), to: odd.appending(path: name))
      }
      chmod(odd.path, 0o777)
      let isRoot = geteuid() == 0
      let words =
        (isRoot ? ["setpriv", "--reuid", "65533", "--regid", "65533", "--clear-groups"] : [])
        + [Clone.built("kata").path, "grade", "Solutions", "--chapters", "2"]

      let outcome = try await Clone.run(
        URL(filePath: "/usr/bin/env"), words, in: odd, environment: ["HOME": odd.path])

      let best = await Confined.offered.first.map { "\($0)" } ?? "none: "
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("\nSandbox: \(best)"), "\(outcome.output)")
    }
  }

  @Test func `a submission that has used up its time is an error, and others are graded`()
    async throws
  {
    try await Clone.use { clone in
      try clone.solve("01-AtTheDoor")
      for file in ["YourRefactoring/Farewell.swift", "YourTests/DoorbellTests.swift"] {
        try clone.write(clone.read("\(work)/\(file)") + "// \(UUID())\n", to: "\(work)/\(file)")
      }
      _ = try await clone.kata("grade", "Solutions", "--chapters", "1")

      let outcome = try await clone.kata(
        "grade", ".", "Solutions", "--chapters", "1", "--minutes", "0.0001")

      #expect(outcome.exitCode == 1)
      #expect(
        outcome.output.contains("  01-AtTheDoor  0/9  error  The submission has used up its time"),
        "\(outcome.output)")
      #expect(outcome.output.contains("Solutions: 9 of 9 points"))

      let again = try await clone.kata("grade", ".", "--chapters", "1")
      #expect(!again.output.contains("used up its time"))
    }
  }

  // MARK: - Fixtures

  let work = "Chapters/01-AtTheDoor"

  /// A search path on which there is all that `kata` needs, and no sandbox.
  private static func pathWithoutSandboxes(in clone: Clone) throws -> String {
    let tools = clone.root.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: tools.appending(path: "git"), withDestinationURL: Toolchain.program("git"))
    let toolchain = try Toolchain.program("swiftc").deletingLastPathComponent()
    return toolchain.path + ":" + tools.path
  }
}
