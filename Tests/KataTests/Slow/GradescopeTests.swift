import Foundation
import Testing

@testable import Kata

/// Tests of the class page's scripts for Gradescope, in a folder like the one that it makes.
@Suite(.warm) struct GradescopeTests {
  /// The words before a program that takes the network away from it.
  private static let offline =
    geteuid() == 0 ? ["unshare", "--net"] : ["unshare", "--user", "--net"]

  @Test func `the store is filled once, and grading needs no network`() async throws {
    try await Clone.use { clone in
      let mark = UUID().uuidString
      try clone.write("1/a-ring-counts-twice\n", to: "hide.txt")
      // In a container there are no namespaces for bubblewrap.
      for name in ["bash", "chmod", "setpriv", "unshare"] {
        try clone.link("tools/\(name)", to: URL(filePath: "/usr/bin/\(name)"))
      }
      let path = try clone.pathWithoutSandboxes()
      let environment = try await clone.ownStore().merging(["PATH": path]) { $1 }
      for name in ["source", "results"] { try clone.root.appending(path: name).makeFolder() }
      try clone.link("source/seams", to: clone.root)
      try clone.replace("submission/mine", with: "Solutions")
      let tests = "submission/mine/01-AtTheDoor/YourTests/DoorbellTests.swift"
      try clone.write(clone.read(tests) + "// \(mark)\n", to: tests)

      let setUp = try await Self.run("setup.sh", in: clone, environment)
      let graded = try await Self.run(
        "run_autograder", in: clone, environment, behind: Self.offline)

      setUp.ends(0, showing: "Solutions: 12 of 12 points\n")
      #expect(graded.exitCode == 0, "\(graded.errors)")
      #expect(!graded.errors.contains(", once\n"), "the store was filled: \(graded.errors)")
      let results = try clone.read("results/results.json")
      let scores = results.matches(of: #/"score" : (\d+)/#).compactMap { Int($0.output.1) }
      #expect(scores.reduce(0, +) == 12, "\(results)")
      #expect(
        results.contains("01-AtTheDoor: without hidden items: 5 of 5 mutants killed, 3 of 3 tests"),
        "\(results)")
      #expect(results.components(separatedBy: "\"after_published\"").count == 2)
      #expect(
        graded.errors.contains(
          geteuid() == 0 ? "Sandbox: another user, who reaches neither" : "Sandbox: none: "))
    }
  }

  /// Runs a script of the class page, without the lines that install and build, in a copy's folder.
  private static func run(
    _ name: String, in clone: Clone, _ environment: [String: String], behind words: [String] = []
  ) async throws -> Clone.Outcome {
    let page = try String(
      contentsOf: Clone.workbook.appending(path: ".github/TEACHING.md"), encoding: .utf8)
    let block = try #require(
      page.components(separatedBy: "```bash \(name)\n").dropFirst().first?
        .components(separatedBy: "```").first)
    let installs = ["#!", "apt-get ", "curl ", "swift build "]
    let lines = block.split(separator: "\n").filter { line in
      !installs.contains(where: line.hasPrefix)
    }
    try #require(lines.count > 2)
    let script = lines.joined(separator: "\n").replacing("/autograder", with: clone.root.path)
      .replacing(".build/debug/kata", with: Clone.built("kata").path)
      .replacing("--chapters 1,2,3", with: "--chapters 1,2")
    return try await Clone.run(
      URL(filePath: "/usr/bin/env"), words + ["bash", "-c", script], in: clone.root,
      environment: environment)
  }
}
