import Foundation
import Testing

@testable import Kata

/// Tests of Control-C and similar signals: running programs end, and nothing is left behind.
@Suite(.enabled(if: Host.runningSystem == .linux, "They look for programs in /proc."))
struct InterruptionTests {
  @Test(
    arguments: [
      (["check", "1"], SIGINT), (["check", "1"], SIGTERM), (["check", "1"], SIGHUP),
      (["grade", "."], SIGTERM), (["verify", "1"], SIGINT),
    ])
  func `an interrupted kata leaves no process and no folder`(
    words: [String], signal: Int32
  ) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      // Both turns hang, so that one run is going on whichever turn comes first.
      try clone.edit(
        "Tests/01-AtTheDoor/FarewellTests.swift", "    visitors.add(ada.name)\n    #expect(",
        "    \(endlessly)\n    #expect(")
      try clone.edit(
        "Tests/01-AtTheDoor/FarewellTests.swift", "import Testing",
        "import Foundation\nimport Testing")
      let running = try await clone.start(words)
      try #require(await running.waits { try !Self.programs(of: clone).isEmpty })

      running.send(signal)
      let outcome = try await running.outcome()

      outcome.ends(128 + signal, output: "")
      #expect(
        outcome.errors.hasSuffix("\nkata: interrupted; everything it had started was stopped.\n"))
      #expect(try Self.programs(of: clone) == [])
      #expect(try Self.names(in: "store/tmp", of: clone) == [])
      #expect(try Self.names(in: "temporary", of: clone) == [])
    }
  }

  @Test func `an interrupted kata test has shown what was printed, and leaves no process`()
    async throws
  {
    try await Clone.use { clone in
      try clone.write(
        "import Foundation\nimport Testing\n@Test func `never ends`() { \(endlessly) }",
        to: "Chapters/01-AtTheDoor/YourTests/EndlessTests.swift")
      let running = try await clone.start(["test", "1"])
      try #require(await running.waits { try running.printed().contains("\"never ends\" started") })

      running.send(SIGINT)
      let outcome = try await running.outcome()

      outcome.ends(128 + SIGINT, beginning: "◇ Test run started.\n")
      #expect(
        outcome.errors.hasSuffix("\nkata: interrupted; everything it had started was stopped.\n"))
      #expect(try Self.programs(of: clone) == [])
      #expect(try Self.names(in: "store/tmp", of: clone) == [])
    }
  }

  @Test(arguments: [["check", "1"], ["grade", "."], ["grade", ".", "--sandbox", "off"]])
  func `a killed kata leaves no test running`(words: [String]) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.write(
        """
        import Foundation
        import Testing
        @Test func `never ends, in a process of its own`() async {
          await #expect(processExitsWith: .success) { \(endlessly) }
        }
        """, to: "Chapters/01-AtTheDoor/YourTests/EndlessTests.swift")
      // The endless test lasts until it is seen, however busy the machine is.
      let running = try await clone.start(words, environment: ["KATA_TIME_LIMIT": "200"])
      // The program of tests, and the child of its exit test.
      let isRunning = try await running.waits { try Self.programs(of: clone).count > 1 }
      let output = try running.said() + running.printed()
      try #require(isRunning, "\(output)")

      running.send(SIGKILL)
      _ = try await running.outcome()

      for _ in 0..<500 where try !Self.programs(of: clone).isEmpty {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(try Self.programs(of: clone) == [])
    }
  }

  @Test func `an interrupted class goes on where it stopped, and kata says so`() async throws {
    try await Clone.use { clone in
      for name in ["ada", "ben"] { try clone.replace("class/\(name)", with: "Solutions") }
      try clone.write(
        "import Foundation\nimport Testing\n@Test func `never ends`() { \(endlessly) }",
        to: "class/ben/01-AtTheDoor/YourTests/EndlessTests.swift")
      let running = try await clone.start(["grade", "class", "--chapters", "1"])
      try #require(
        await running.waits { try running.printed().contains("class/ada: 9 of 9 points") })

      running.send(SIGINT)
      let outcome = try await running.outcome()

      #expect(outcome.exitCode == 128 + SIGINT)
      #expect(
        outcome.errors.contains(
          "kata: 1 of 2 submissions are done; the same command goes on from there.\n"))
    }
  }

  @Test func `a legacy program that waits can be interrupted`() async throws {
    try await Clone.use { clone in
      let input = Pipe()
      let running = try await RunningProgram(
        Clone.built("kata"), ["run", "2"], in: clone.root,
        environment: ["KATA_CACHE": Clone.cache.path], input: input)
      try #require(await running.waits { try running.printed().contains("Press return.") })

      running.send(SIGINT)

      let outcome = try await running.outcome()
      #expect(outcome.exitCode == 128 + SIGINT)
      withExtendedLifetime(input) {}
    }
  }

  @Test func `a report that was cut off has not got its name`() async throws {
    try await Clone.use { clone in
      try clone.edit(
        "Chapters/02-LightsOn/YourTests/LampTests.swift", "    #expect(makeLamp",
        "    \(endlessly)\n    #expect(makeLamp")
      try clone.edit(
        "Chapters/02-LightsOn/YourTests/LampTests.swift", "import Testing",
        "import Foundation\nimport Testing")
      let running = try await clone.start(
        ["grade", "Solutions", ".", "--format", "json", "--output", "report.json"],
        // The endless test lasts until the report's first part is there, however busy the machine is.
        environment: ["KATA_TIME_LIMIT": "200"])
      try #require(
        await running.waits {
          let part = (try? clone.read("report.json.part")) ?? ""
          return part.contains("\"path\" : \"Solutions\"")
        })

      running.send(SIGTERM)
      _ = try await running.outcome()

      let names = try Self.names(in: "", of: clone)
      #expect(names.contains("report.json.part"))
      #expect(!names.contains("report.json"))
    }
  }

  // MARK: - Fixtures

  /// A statement that never ends, and leaves the cores to other tests.
  let endlessly = "while true { sleep(1) }"

  /// The programs of tests that run from a copy's store, and the sandboxes around them.
  static func programs(of clone: Clone) throws -> [String] {
    let name = Data(clone.root.lastPathComponent.utf8)
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { id in
      guard Int32(id) != nil else { return false }
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")
      if program?.hasPrefix(clone.root.path + "/store/") == true { return true }
      // A sandbox mounts the folders that it shows, and they are in the copy.
      let mounts = (try? Data(contentsOf: URL(filePath: "/proc/\(id)/mountinfo"))) ?? Data()
      // As bytes: a search in all these texts takes so long that others do not get their turn.
      return mounts.range(of: name) != nil
    }
  }

  static func names(in path: String, of clone: Clone) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: clone.root.appending(path: path).path)
  }
}
