import Foundation
import Testing

/// Tests of the places of reports, and of reports that cannot be written.
@Suite(.warm) struct ReportFileTests {
  @Test func `the report goes to a file when asked, and is the same each time`() async throws {
    try await Clone.use { clone in
      let words = ["grade", "Solutions", "--format", "json"]
      let printed = try await clone.kata(words)
      let written = try await clone.kata(words + ["--output", "report.json"])

      written.ends(0, output: "")
      let report = try clone.read("report.json")
      #expect(report == printed.output)

      let refused = try await clone.kata(words + ["--output", "/dev/null/report.json"])
      #expect(refused.exitCode == 3)
      #expect(
        refused.errors.contains("kata: The report cannot be written to /dev/null/report.json:"))
    }
  }

  @Test func `a link leads to the file that is written, and a pipe stays one`() async throws {
    try await Clone.use { clone in
      let words = ["grade", "Solutions", "--format", "json", "--chapters", "1", "--output"]
      try clone.write("old", to: "old.json")
      let link = clone.root.appending(path: "link")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "old.json")
      mkfifo(clone.root.appending(path: "pipe").path, 0o644)

      let linked = try await clone.kata(words + ["link"])
      // One shell runs both: a reader in a program of its own would keep a core from all tests.
      let piped = try await Clone.run(
        URL(filePath: "/bin/bash"),
        ["-c", "timeout 60 cat pipe & \"$0\" \"$@\" pipe && wait $!", Clone.built("kata").path]
          + words, in: clone.root, environment: ["KATA_CACHE": Clone.cache.path])

      linked.ends(0)
      #expect(try clone.read("old.json").contains("01-AtTheDoor"))
      try piped.ends(0, output: clone.read("old.json"))
      let kind = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
      #expect(kind as? FileAttributeType == .typeSymbolicLink)
      let names = try FileManager.default.contentsOfDirectory(atPath: clone.root.path)
      #expect(!names.contains { $0.hasSuffix(".part") })
    }
  }

  @Test(arguments: [
    ("2>/dev/full", 0), ("2>&-", 0), (">/dev/full", 3),
  ])
  func `a closed or full output ends kata with a sentence, or is none`(
    end: String, exitCode: Int32
  ) async throws {
    try await Clone.use { clone in
      let line = "\"$0\" grade Solutions --chapters 1 --format json \(end)"
      let outcome = try await Clone.run(
        URL(filePath: "/bin/bash"), ["-c", line, Clone.built("kata").path], in: clone.root,
        environment: clone.ownStore())

      #expect(outcome.exitCode == exitCode, "\(outcome.errors)")
      let temporary = try FileManager.default.contentsOfDirectory(
        atPath: clone.root.appending(path: "store/tmp").path)
      #expect(temporary == [])
    }
  }

  @Test func `what is no folder is that submission's error; its name is harmless`() async throws {
    try await Clone.use { clone in
      try clone.write("", to: "class/readme.txt")
      let odd = clone.root.appending(path: "class/esc\u{1b}[31m\nape")
      try FileManager.default.copyItem(at: clone.root.appending(path: "Solutions"), to: odd)

      let outcome = try await clone.kata(
        "grade", "class/readme.txt", "class/missing", odd.path, "Solutions", "--chapters", "1")

      #expect(outcome.exitCode == 1)
      for name in ["readme.txt", "missing"] {
        outcome.shows("class/\(name): 0 of 9 points", "/class/\(name) to grade.")
      }
      outcome.shows("Solutions: 9 of 9 points")
      #expect(!(outcome.output + outcome.errors).contains("\u{1b}"))
      #expect(outcome.errors.contains("/class/esc�[31m�ape"))
    }
  }
}
