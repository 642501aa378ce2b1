import Foundation
import Testing

@testable import Kata

/// Tests of `kata grade` on a class, and of `kata report` on its results.
@Suite(.warm) struct ClassGradeTests {
  @Test func `a folder of submissions is a class, however each was unpacked`() async throws {
    try await Clone.use { clone in
      try clone.replace("class/ada", with: "Solutions")
      try clone.replace("class/ben/seams-main", with: "Solutions")
      try clone.write("", to: "class/ben/__MACOSX/._x")
      try clone.replace("class/cleo/Chapters", with: "Chapters")
      try clone.write("", to: "class/dan/src/main.c")
      try clone.write("", to: "class/roster.txt")
      try clone.write("PK", to: "class/eve.zip")
      try clone.write("PK", to: "class/finn/work.tar.gz")

      let outcome = try await clone.kata("grade", "class", "--chapters", "1")

      outcome.ends(
        1,
        showing: "class/ada: 9 of 9 points\n", "\nclass/ben: 9 of 9 points\n",
        "\nclass/cleo: 0 of 9 points\n",
        "\nclass/dan: 0 of 9 points\n  It holds no chapter. Its folders are: src.\n",
        "\nclass/eve.zip: 0 of 9 points\n  It is an archive: unpack it into a folder.\n",
        "\nclass/finn: 0 of 9 points\n  It holds no chapter, but work.tar.gz, an archive: unpack it.\n"
      )
      #expect(!outcome.output.contains("roster"))
      #expect(
        outcome.errors.contains(
          "kata: class/ben holds its chapters one folder deeper, in seams-main/: that is graded.\n")
      )
      let alone = try await clone.kata("grade", "class/ben", "--chapters", "1")
      alone.ends(0, showing: "class/ben/seams-main: 9 of 9 points\n")
    }
  }

  @Test func `results of several runs are merged, in any order, as one run has them`() async throws
  {
    try await Clone.use { clone in
      for name in ["ada", "ben", "cleo"] { try clone.replace("class/\(name)", with: "Solutions") }
      try clone.remove("class/ben/01-AtTheDoor/YourTests")
      func grade(_ words: String..., to file: String) async throws {
        _ = try await clone.kata(["grade"] + words + ["--format", "json", "--output", file])
      }
      try await grade("class", to: "all.json")
      try await grade("class/cleo", "class/ada", to: "one.json")
      try await grade("class/ben", "--chapters", "1", to: "two.json")
      try await grade("class/ben", "--chapters", "2", to: "three.json")

      let whole = try await clone.kata("report", "all.json", "--format", "csv")
      let merged = try await clone.kata(
        "report", "two.json", "one.json", "three.json", "one.json", "--format", "csv")
      let other = try await clone.kata(
        "report", "three.json", "one.json", "two.json", "--format", "csv")

      whole.ends(1, showing: "\r\nada,12,12,100,passed,,,6,3,2,1\r\n")
      merged.ends(1, output: whole.output, errors: "")
      #expect(other.output == merged.output)
    }
  }

  @Test func `the shards of a class, merged, are the class, from 0 or from 1`() async throws {
    try await Clone.use { clone in
      for number in 1...7 { try clone.replace("class/s\(number)", with: "Solutions") }
      try clone.remove("class/s4/01-AtTheDoor/YourTests")
      func grade(_ words: String..., to file: String) async throws {
        _ = try await clone.kata(
          ["grade", "class", "--format", "json", "--output", file] + words)
      }
      try await grade(to: "all.json")
      let whole = try await clone.kata("report", "all.json", "--format", "json")
      for start in [0, 1] {
        let files = (start..<start + 3).map { "\($0).json" }
        for (index, file) in files.enumerated() {
          try await grade("--shard", "\(start + index)/3", to: file)
          #expect(try clone.read(file) != clone.read("all.json"))
        }

        let merged = try await clone.kata(["report"] + files + ["--format", "json"])

        merged.ends(1, output: whole.output, errors: "")
      }
      let refused = try await clone.kata("grade", "class", "--shard", "4/3")
      refused.ends(
        2,
        errors: "kata: `kata grade --shard` is a part of a number of parts, as in 3/8, not 4/3.\n")
    }
  }

  @Test func `why a class has no sandbox is one sentence, and no report names a folder`()
    async throws
  {
    // Here the path hides bubblewrap, so that all machines say the same. Root alone can try another user, who may enter
    // this folder but not the workbook or the store.
    let learners = URL(filePath: "/tmp/Seams-class-\(UUID())")
    defer { try? FileManager.default.removeItem(at: learners) }
    let isRoot = geteuid() == 0
    var (sandbox, advice) = (
      "none: there is no bwrap on the search path (`apt-get install bubblewrap` brings it on Debian and Ubuntu)",
      ""
    )
    if isRoot {
      sandbox +=
        ", and tests cannot run as another user, because folders here are open to others"
      advice =
        " Another user would reach \(learners.path)/s1 (and 14 more); `chmod 700` there, or on a"
        + " folder above, ends that."
    }
    try await Clone.use { clone in
      chmod(clone.root.path, 0o700)
      try learners.makeFolder()
      for number in 1...15 {
        try FileManager.default.copyItem(
          at: clone.root.appending(path: "Solutions"), to: learners.appending(path: "s\(number)"))
      }
      try clone.link("tools/setpriv", to: URL(filePath: "/usr/bin/setpriv"))
      let environment = try await clone.ownStore().merging([
        "PATH": clone.pathWithoutSandboxes()
      ]) { $1 }
      func kata(_ words: String...) async throws -> Clone.Outcome {
        try await clone.kata(words, environment: environment)
      }

      for shard in ["1/2", "2/2"] {
        let graded = try await kata(
          "grade", learners.path, "--chapters", "2", "--shard", shard, "--format", "json",
          "--output", "\(shard.prefix(1)).json")

        graded.ends(0)
        #expect(
          graded.errors.split(separator: "\n").filter { !$0.hasPrefix("grading ") } == [
            "kata: the sandbox here is not whole, so submissions' tests can reach more of this machine than they"
              + " should. Sandbox: \(sandbox).\(advice)"
          ])
      }

      for format in ["json", "text", "markdown", "html"] {
        let report = try await kata("report", "1.json", "2.json", "--format", format)
        let words =
          switch format {
          case "html": HTMLReport.escaped(sandbox)
          case "markdown": MarkdownReport.escaped(sandbox)
          default: sandbox
          }
        #expect(report.output.components(separatedBy: words).count == 2, "\(report.output)")
        #expect(report.output.components(separatedBy: "no bwrap").count == 2)
      }
      try clone.edit("2.json", "\"\(sandbox)\"", "\"bubblewrap\"")
      let mixed = try await kata("report", "1.json", "2.json")
      mixed.ends(0, showing: "\nSandbox: bubblewrap; in another run \(sandbox).\n")
    }
  }

  @Test(arguments: ["gradescope", "classroom50"])
  func `a format for one submission prints nothing for a class`(format: String) async throws {
    try await Clone.use { clone in
      for name in ["ada", "ben"] { try clone.replace("class/\(name)", with: "Solutions") }

      let outcome = try await clone.kata("grade", "class", "--format", format)

      outcome.ends(
        2,
        errors:
          "kata: `--format \(format)` is for one submission, because that service grades one at a time."
          + " Here are 2.\n")
    }
  }

  @Test func `on a terminal the time to go stands behind each step`() async throws {
    try await Clone.use { clone in
      for name in ["ada", "ben", "cleo"] { try clone.replace("class/\(name)", with: "Solutions") }
      // Cleo's tests were never judged before.
      let tests = "class/cleo/01-AtTheDoor/YourTests/DoorbellTests.swift"
      try clone.write(clone.read(tests) + "// \(UUID())\n", to: tests)
      let terminal = try PseudoTerminal(
        Clone.built("kata"), ["grade", "class", "--chapters", "1", "--output", "report.txt"],
        in: clone.root, environment: ["KATA_CACHE": Clone.cache.path])

      #expect(try await terminal.exitCode() == 0)
      #expect(
        terminal.printed.contains(/\(\d done, \d left(?:, about \d+ s to go)?\) …/),
        "\(terminal.printed)")
    }
  }

  @Test func `of two results the later counts, and kata says so`() async throws {
    try await Clone.use { clone in
      try clone.replace("ada", with: "Solutions")
      let words = ["grade", "ada", "--chapters", "1", "--format", "json", "--output"]
      _ = try await clone.kata(words + ["late.json"])
      try clone.remove("ada/01-AtTheDoor/YourTests")
      _ = try await clone.kata(words + ["early.json"])
      let early = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1)]
      try FileManager.default.setAttributes(
        early, ofItemAtPath: clone.root.appending(path: "early.json").path)

      let outcome = try await clone.kata("report", "late.json", "early.json")

      outcome.ends(0, showing: "ada: 9 of 9 points\n")
      #expect(
        outcome.errors
          == "kata: ada was graded more than once; the later result counts: 01-AtTheDoor.\n")
    }
  }

  @Test func `each learner gets a file of feedback`() async throws {
    try await Clone.use { clone in
      for name in ["a/ada", "b/ada", "b/ben"] { try clone.replace(name, with: "Solutions") }

      let outcome = try await clone.kata(
        "grade", "a/ada", "b", "--chapters", "1", "--format", "markdown", "--each", "out/feedback",
        "--output", "all.md")

      outcome.ends(0)
      #expect(try clone.names(in: "out/feedback") == ["ada.md", "b-ada.md", "ben.md"])
      let feedback = try clone.read("out/feedback/ben.md")
      #expect(feedback.hasPrefix("# ben: 9 of 9 points\n"))
      #expect(!feedback.contains("/ada"))
      #expect(try clone.read("all.md").hasPrefix("# 3 submissions\n"))
    }
  }

  @Test(arguments: [
    ("1/nothing-like-it\n", "Line 1 of hide.txt names no mutant"),
    ("# hidden\n\nrings-are-not-counted\n", "Line 3 of hide.txt names no mutant"),
  ])
  func `a hidden item that no chapter has is wrong usage`(
    text: String, sentence: String
  ) async throws {
    try await Clone.use { clone in
      try clone.write(text, to: "hide.txt")

      let outcome = try await clone.kata("grade", "Solutions", "--hide", "hide.txt")

      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
  }

  @Test func `hidden items count, and reports say of them what the teacher wants`() async throws {
    try await Clone.use { clone in
      try clone.write(
        "1/rings-are-not-counted\r\n01-AtTheDoor/FarewellTests.swift\n", to: "hide.txt")
      let words = ["grade", ".", "--chapters", "1", "--hide", "hide.txt", "--format", "json"]

      let named = try await clone.kata(words)
      let counted = try await clone.kata(words + ["--hidden", "count"])

      named.ends(1, showing: "\"rings-are-not-counted\"", "\"hidden\" : true")
      #expect(named.output.components(separatedBy: "\"hidden\" : true").count == 6)
      #expect(!counted.output.contains("rings-are-not-counted"))
      counted.ends(1, showing: "\"withheld\" : {", "\"status\" : \"failed\"")
    }
  }

  @Test(arguments: [
    (["report"], 2, "`kata report` needs a file of results"),
    (["report", "nothing.json"], 2, "nothing.json cannot be read: "),
    (["report", "cut.json"], 2, "cut.json holds no results that this kata can read."),
    (["report", "cut.json", "--format"], 2, "`kata report --format` needs a value."),
  ])
  func `what cannot be merged gets a sentence`(
    words: [String], exitCode: Int32, sentence: String
  ) async throws {
    try await Clone.use { clone in
      try clone.write("{\"judge\" : {", to: "cut.json")

      let outcome = try await clone.kata(words)

      #expect(outcome.exitCode == exitCode)
      #expect(outcome.errors.hasPrefix("kata: \(sentence)"), "\(outcome.errors)")
    }
  }
}
