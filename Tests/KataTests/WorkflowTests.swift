import Foundation
import Testing

/// Tests of the workflows; `.ci/run` runs the lines of the workbook's own Linux job, and the first two as on a bare machine.
@Suite(.warm) struct WorkflowTests {
  private static let file = ".github/workflows/chapters.yml"

  @Test(arguments: ["linux", "mac"])
  func `both systems build, test, judge and verify`(job: String) throws {
    let lines = try Self.lines(of: job)

    for command in ["swift test", "swift run kata", "swift run kata verify"] {
      #expect(
        lines.contains { line in
          line == command || [" || ", " 2>&1 | tee "].contains { line.hasPrefix(command + $0) }
        }, "\(command)")
    }
  }

  @Test func `on a Mac each step tells something, whatever the one before it found`() throws {
    let text = try Self.text(Self.file)
    let mac = text[try #require(text.range(of: "\n  mac:")).lowerBound...]

    let verify = try #require(mac.range(of: "- run: swift run kata verify"))
    let steps = mac[verify.lowerBound...].components(separatedBy: "\n      - ")
    #expect(steps.count == 2 && steps.allSatisfy { $0.contains("\n        if: always()") })
    #expect(mac.contains("path: .build/kata/*.log"))
  }

  @Test func `a user's first two commands come first`() throws {
    let lines = try Self.lines(of: "linux")

    #expect(lines.prefix(2) == ["swift run kata || test $? -eq 1", "swift test"])
  }

  @Test func `each slow proof can be called by its name, and no other`() async throws {
    let slow = Clone.workbook.appending(path: ".ci/slow")
    let folder = Clone.workbook.appending(path: "Tests/KataTests/Slow")
    let suites = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Tests.swift") }.map { String($0.dropLast(".swift".count)) }

    let list = try await Clone.run(slow, ["--list"], in: Clone.workbook)
    let other = try await Clone.run(slow, ["WatchTest"], in: Clone.workbook)

    let names = list.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(names.sorted() == (suites + ["darwin", "faults", "hostile", "unconfined"]).sorted())
    other.ends(
      2, errors: ".ci/slow has no proof \"WatchTest\". `.ci/slow --list` names all.\n")
  }

  @Test(arguments: ["linux", "mac"])
  func `every line is one that a shell reads`(job: String) async throws {
    for line in try Self.lines(of: job) {
      let read = try await Clone.run(
        URL(filePath: "/bin/bash"), ["-n", "-c", line], in: Clone.workbook)

      #expect(read.exitCode == 0 && read.errors.isEmpty, "\(line): \(read.errors)")
    }
  }

  @Test(arguments: [file, ".github/workflows/slow.yml"])
  func `it is indented as YAML is, and each step does one thing`(file: String) throws {
    let text = try Self.text(file).split(separator: "\n").filter { !$0.contains("#") }
    for line in text {
      let indent = line.prefix { $0 == " " }.count
      #expect(indent.isMultiple(of: 2) && !line.contains("\t"), "\(line)")
      let isKnown = line.firstMatch(of: #/^ *(- )?[\w-]+:( \S.*)?$/#) != nil
      #expect(isKnown, "\(line)")
    }
    #expect(
      text.count { $0.contains("- ") } == text.count { $0.contains(#/- (run|uses|cron): \S/#) })
  }

  @Test func `the log of a probe that failed is kept`() throws {
    let uploads = try Self.text().matches(of: #/upload-artifact@v4\n +if: always\(\)/#)

    #expect(uploads.count == 2)
    #expect(try Self.text().matches(of: #/path: .build/kata/probe\.log/#).count == 1)
    #expect(try Self.text().matches(of: #/path: .build/kata/\*\.log/#).count == 1)
  }

  @Test func `a step whose output is kept fails with its command`() throws {
    let kept = try Self.text().matches(of: #/\| tee .+\n +(?<next>.+)/#)

    // GitHub's own shell for this word fails where any command of a pipe does.
    #expect(kept.map(\.next) == ["shell: bash", "shell: bash"])
  }

  @Test func `a learner's workflow is green half-way, annotates and sums up`() async throws {
    try await Clone.use { clone in
      let printed = try await Self.run(
        Self.lines(of: "grade", in: ".github/workflows/kata.yml"), onHalfDone: clone)

      let commands = printed.split(separator: "\n")
      #expect(
        commands.first?.hasPrefix(
          "::error file=Chapters/01-AtTheDoor/YourTests/WrongTests.swift,line=2,title=01-AtTheDoor%3A your test wrong"
        )
          == true, "\(printed)")
      #expect(commands.count > 1 && commands.allSatisfy { $0.hasPrefix("::error ") })
      #expect(try clone.read("step").contains("## 01-AtTheDoor: "))
      #expect(XMLReport(try clone.read("junit.xml")).isValid)
    }
  }

  @Test func `GitLab's lines for learners are green half-way, and report the tests`() async throws {
    try await Clone.use { clone in
      let printed = try await Self.run(
        Self.script(in: ".github/TEACHING.md"), onHalfDone: clone)

      #expect(printed.contains(/(?m)^\.: \d+ of 12 points$/))
      #expect(XMLReport(try clone.read("junit.xml")).isValid)
    }
  }

  /// Runs a workflow's lines as a shell does, with the built kata, and returns what they print.
  private static func run(_ lines: [String], onHalfDone clone: Clone) async throws -> String {
    try clone.solve("01-AtTheDoor")
    try clone.edit(
      "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift", "\"Who?\"", "\"Who are you?\"")
    try clone.write(
      "import Testing\n@Test func `wrong`() { #expect(1 == 2) }",
      to: "Chapters/01-AtTheDoor/YourTests/WrongTests.swift")
    let lines = lines.filter { !$0.hasPrefix("apt-get ") && !$0.hasPrefix("swift build ") }
    try #require(lines.count > 2)
    var printed = ""
    for line in lines {
      let outcome = try await Clone.run(
        URL(filePath: "/bin/bash"),
        [
          "-euo", "pipefail", "-c",
          line.replacing(".build/debug/kata", with: Clone.built("kata").path),
        ], in: clone.root,
        environment: [
          "KATA_CACHE": Clone.cache.path,
          "GITHUB_STEP_SUMMARY": clone.root.appending(path: "step").path,
        ])
      #expect(outcome.exitCode == 0, "\(line): \(outcome.errors)")
      printed += outcome.output
    }
    return printed
  }

  /// The lines of the script in a page's YAML.
  private static func script(in file: String) throws -> [String] {
    try text(file).split(separator: "\n").drop { $0 != "  script:" }.dropFirst()
      .prefix { $0.hasPrefix("    - ") }.map { String($0.dropFirst(6)) }
  }

  // MARK: - Reading the workflow

  private static func text(_ file: String = file) throws -> String {
    try String(contentsOf: Clone.workbook.appending(path: file), encoding: .utf8)
  }

  /// The commands of a job, in order.
  private static func lines(of job: String, in file: String = file) throws -> [String] {
    let jobs = try text(file).split(separator: "\n").drop { $0 != "  \(job):" }.dropFirst()
    let lines = jobs.prefix { $0.prefix(4).allSatisfy { $0 == " " } }
      .compactMap { $0.firstMatch(of: #/^ +- run: (.+)$/#).map { String($0.output.1) } }
    return try #require(lines.isEmpty ? nil : lines)
  }
}
