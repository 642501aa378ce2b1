import Foundation
import Testing

@testable import Kata

/// Tests of `kata grade` with and without a sandbox.
@Suite(.warm) struct SandboxedGradeTests {
  @Test(arguments: ["auto", "off"])
  func `verdicts are the same with and without a sandbox`(mode: String) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
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
      text.shows("\nSandbox: \(name)")
      json.shows("\"sandbox\" : \"\(name)")
      text.shows("9/9  failed  6 of 6 mutants killed, 3 of 3 tests")
      json.shows("\"It crashed (signal ")
      #expect(json.output.matches(of: /"status" : "wrong"/).count == 1)
    }
  }

  @Test func `where the required sandbox does not exist, kata says what to install`() async throws {
    try await Clone.use { clone in
      let path = try clone.pathWithoutSandboxes()
      let words = ["grade", "Solutions", "--chapters", "1", "--sandbox"]

      let required = try await clone.kata(words + ["required"], environment: ["PATH": path])
      let auto = try await clone.kata(words + ["auto"], environment: ["PATH": path])

      #expect(required.exitCode == 3 && required.output == "")
      #expect(
        required.errors == """
          kata: No sandbox works here, and `--sandbox required` asks for one: there is no bwrap on the \
          search path (`apt-get install bubblewrap` brings it on Debian and Ubuntu).

          """)
      auto.ends(0, showing: "\nSandbox: none: there is no bwrap on the search path (")
    }
  }

  @Test(arguments: geteuid() == 0 ? ["stranger"] : [])
  func `where root has no namespaces, tests run as another user if the workbook is shut`(
    name: String
  ) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.link("tools/setpriv", to: URL(filePath: "/usr/bin/setpriv"))
      let path = try clone.pathWithoutSandboxes()
      try clone.write(
        """
        import Testing
        @Test func `ends in a process of its own`() async {
          await #expect(processExitsWith: .failure) { fatalError("on purpose") }
        }
        """, to: "\(work)/YourTests/\(name).swift")
      let words = ["grade", ".", "--chapters", "1", "--output", "report.txt"]
      // The shared store is beside the copy, and open.
      let environment = try await clone.ownStore().merging(["PATH": path]) { $1 }

      let open = try await clone.kata(words, environment: environment)
      let first = try clone.read("report.txt")
      chmod(clone.root.path, 0o700)
      let shut = try await clone.kata(words, environment: environment)
      let second = try clone.read("report.txt")

      #expect(
        open.errors.contains(
          " Another user would reach \(clone.root.path); `chmod 700` there, or on a folder above, ends that.\n"
        ))
      #expect(first.contains("\nSandbox: none: "))
      #expect(shut.errors.contains("the sandbox here is not whole"))
      #expect(second.contains("\nSandbox: another user, who reaches neither the workbook"))
      #expect(second.hasPrefix(".: 9 of 9 points\n"), "\(second)")
      #expect(
        first.components(separatedBy: "Judged")[0] == second.components(separatedBy: "Judged")[0])
    }
  }

  @Test func `a workbook with an odd path is graded by a user other than root`() async throws {
    try await Clone.use { clone in
      let odd = try clone.move(to: "it's \"odd\" \\ here")
      chmod(odd.path, 0o777)
      let isRoot = geteuid() == 0
      let words =
        (isRoot ? ["setpriv", "--reuid", "65533", "--regid", "65533", "--clear-groups"] : [])
        + [Clone.built("kata").path, "grade", "Solutions", "--chapters", "2"]

      let outcome = try await Clone.run(
        URL(filePath: "/usr/bin/env"), words, in: odd, environment: ["HOME": odd.path])

      let best = await Confined.offered.first.map { "\($0)" } ?? "none: "
      outcome.ends(0, showing: "\nSandbox: \(best)")
    }
  }

  @Test func `a submission that has used up its time is an error of its own`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      for file in ["YourRefactoring/Farewell.swift", "YourTests/DoorbellTests.swift"] {
        try clone.write(clone.read("\(work)/\(file)") + "// \(UUID())\n", to: "\(work)/\(file)")
      }
      _ = try await clone.kata("grade", "Solutions", "--chapters", "1")

      let outcome = try await clone.kata(
        "grade", ".", "Solutions", "--chapters", "1", "--minutes", "0.0001")

      outcome.ends(
        1, showing: "  01-AtTheDoor  0/9  error  The submission has used up its time",
        "Solutions: 9 of 9 points")

      let again = try await clone.kata("grade", ".", "--chapters", "1")
      #expect(!again.output.contains("used up its time"))
    }
  }

  // MARK: - Fixtures

  let work = "Chapters/01-AtTheDoor"
}
