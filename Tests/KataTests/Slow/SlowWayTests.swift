import Foundation
import Testing

@testable import Kata

/// Tests of builds through SwiftPM: their verdicts are the same, point for point.
@Suite(.warm) struct SlowWayTests {
  @Test func `verify proves the same of a chapter through SwiftPM`() async throws {
    try await Clone.use { clone in
      // In this chapter the learner's tests also run on the learner's own code.
      // SwiftPM builds a package for each of its mutants. One is left, beside the demo mutant.
      try clone.remove("Tests/02-LightsOn/Mutants/it-burns-too-much.diff")
      try clone.edit(
        "Chapters/02-LightsOn/Hints.md",
        "## it-burns-too-much\n\n1. Look at how much is left after one switch.\n\n", "")
      async let known = clone.kata("verify", "2")
      let slow = try await clone.kata("verify", "2", environment: throughSwiftPM)
      let fast = try await known

      func proofs(_ outcome: Clone.Outcome) -> [String] {
        // Through SwiftPM runs are fewer, and two proofs about objects are missing.
        outcome.output.replacing(#/\d+ (parallel )?runs/#, with: "runs").split(separator: "\n")
          .map(String.init).filter { line in
            let isOfObjects = ["keeps the module's interface", "through Entry.swift"]
              .contains { line.hasSuffix($0) }
            return !isOfObjects && !line.hasSuffix(" failed")
          }
      }
      #expect(proofs(slow) == proofs(fast), "\(slow.errors)")
      #expect(
        proofs(slow).contains("✔ 02-LightsOn: every wrong answer is rejected, in its turn only"))
      #expect(proofs(slow).count { $0.hasPrefix("✔ 02-LightsOn: ") } == 21)
      #expect(
        slow.errors.hasPrefix(
          "kata: builds through SwiftPM, which is slow: KATA_BUILD asks for it\n"))
    }
  }

  @Test func `both ways give the same verdicts, down to the last message`() async throws {
    try await Clone.use { clone in
      for name in ["odd", "broken"] { try clone.replace(name, with: "Solutions") }
      // SwiftPM builds a package for each mutant and variant. Three are left.
      for name in [
        "a-ring-counts-twice", "a-visitor-is-forgotten", "all-visitors-are-ada",
        "the-first-is-the-last", "the-last-is-cut-short",
      ] { try clone.remove("Tests/\(chapter)/Mutants/\(name).diff") }
      try clone.remove("Tests/\(chapter)/Variants/counts-by-hand.diff")
      // The submission has a wrong answer, and tests of each kind.
      let diff = "Tests/\(chapter)/WrongAnswers/forgets-the-name.diff"
      try await clone.git("apply --directory=odd/\(chapter) --unsafe-paths \(diff)")
      try clone.write(
        """
        import Foundation
        import Testing
        @testable import AtTheDoor
        @MainActor @Test func `reads too much`() {
          let doorbell = TestingDoorbell()
          doorbell.visitors.add("Bob")
          #expect(doorbell.last() == "Bob")
        }
        @Test func crashes() { #expect([1][1 + Int.random(in: 0...0)] == 1) }
        @Test func hangs() { while true { usleep(1_000) } }
        @Test func fails() { #expect(1 == 2, "on purpose") }
        """, to: "odd/\(chapter)/YourTests/OddTests.swift")
      for turn in ["YourTests", "YourRefactoring"] {
        try clone.write("func {", to: "broken/\(chapter)/\(turn)/Broken.swift")
      }

      // In one store SwiftPM would wait for its builds in the other test, and two slots with it.
      let store = try await clone.ownStore()
      async let known = verdicts(in: clone, store)
      let slow = try await verdicts(in: clone, store.merging(throughSwiftPM) { $1 })
      let fast = try await known

      #expect(slow == fast)
      for text in ["overSpecified", "It crashed", "It did not end", "on purpose", "error: "] {
        #expect(fast.contains(text), "\(text)")
      }
    }
  }

  @Test func `a real chapter's program is built through SwiftPM as well`() async throws {
    let outcome = try await Clone.kata(["run", "9", "step"], environment: throughSwiftPM)

    outcome.ends(0, showing: "testers.log, 40 steps:\n")
  }

  @Test func `a compiler that kata cannot call leads to the slow way`() async throws {
    try await Clone.use { clone in
      // This driver does not name the folder of the macros.
      let environment = try driver("s/ -plugin-path [^ ]*//g", in: clone)

      let outcome = try await clone.kata("run", "1", environment: environment)
      let version = try await clone.kata("--version", environment: environment)
      let required = try await clone.kata(
        "grade", ".", "--sandbox", "required", environment: environment)

      let log = clone.root.appending(path: "store/probe.log").path
      let beginning =
        "builds through SwiftPM, which is slow: kata's own calls of this compiler fail (external macro"
      let end = "); see \(log)\n"
      #expect(outcome.exitCode == 0 && outcome.output == "Ding, Ada\n")
      #expect(outcome.errors.hasPrefix("kata: \(beginning)"))
      #expect(outcome.errors.contains(end))
      version.shows("\n\(beginning)")
      #expect(version.output.hasSuffix(end))
      #expect(try clone.read("store/probe.log").contains("error: external macro implementation"))
      #expect(required.exitCode == 3)
      #expect(required.errors.contains("SwiftPM runs programs without one"))
    }
  }

  @Test func `a compiler that is killed does not lead to the slow way`() async throws {
    try await Clone.use { clone in
      let frontend = clone.root.appending(path: "bin/swift-frontend").path
      try clone.write("#!/bin/sh\nkill -9 $$\n", to: "bin/swift-frontend")
      chmod(frontend, 0o755)
      // This driver names another frontend than its own.
      let environment = try driver(
        "s#[^ ]*/swift-frontend -frontend#\(frontend) -frontend#", in: clone)

      let outcome = try await clone.kata("check", "1", environment: environment)

      #expect(outcome.exitCode == 3)
      #expect(
        outcome.errors.hasPrefix(
          "kata: The compiler could not be tried. Nothing was judged: try again."))
    }
  }

  @Test func `another way is wrong usage`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("check", "1", environment: ["KATA_BUILD": "make"])

      outcome.ends(
        2, errors: "kata: KATA_BUILD is \"make\"; it can be `swiftpm`, or `direct`, or left out.\n")
    }
  }

  // MARK: - Fixtures

  let chapter = "01-AtTheDoor"
  let throughSwiftPM = ["KATA_BUILD": "swiftpm", "KATA_TIME_LIMIT": "2"]

  /// A search path with a driver whose output `sed` edits, and an empty store.
  func driver(_ edit: String, in clone: Clone) throws -> [String: String] {
    let real = try Toolchain.find().swiftc.path
    try clone.write("#!/bin/sh\n\(real) \"$@\" | sed '\(edit)'\n", to: "bin/swiftc")
    let folder = clone.root.appending(path: "bin").path
    chmod("\(folder)/swiftc", 0o755)
    return [
      "PATH": "\(folder):" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
      "KATA_CACHE": clone.root.appending(path: "store").path,
    ]
  }

  /// The report's part about the two submissions.
  func verdicts(in clone: Clone, _ environment: [String: String]) async throws -> String {
    let outcome = try await clone.kata(
      ["grade", "--sandbox", "off", "--format", "json", "--chapters", "1", "odd", "broken"],
      environment: ["KATA_TIME_LIMIT": "2"].merging(environment) { $1 })
    #expect(outcome.exitCode == 1, "\(outcome.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let submissions = try #require((report as? [String: Any])?["submissions"] as? [Any])
    try #require(submissions.count == 2)
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: submissions, options: options),
      as: UTF8.self)
  }
}
