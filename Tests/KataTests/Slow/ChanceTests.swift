import Foundation
import Testing

/// Tests of learners' tests that fail on mutants by chance: they earn no point, and are named.
@Suite(.warm) struct ChanceTests {
  @Test func `of 200 tests that fail by chance at most one kills`() async throws {
    let tests = (1...200).map { "@Test func test\($0)() { tossed(0.3) }" }
    try await grade(tests.joined(separator: "\n")) { submission in
      #expect(submission.score <= 1)
      #expect(submission.flaky.count > 10)
    }
  }

  @Test func `a coin a process, the seed of hashes and the clock betray no mutant`() async throws {
    let tests = (1...12).flatMap { number in
      [
        "@Test func coin\(number)() { #expect(!coins[\(number)]) }",
        "@Test func hash\(number)() { #expect(\(number).hashValue % 5 != 0) }",
        "@Test func clock\(number)() { #expect(nanoseconds() / \(number) % 5 != 0) }",
      ]
    }
    try await grade(tests.joined(separator: "\n")) { submission in
      #expect(submission.score <= 1)
      for name in ["coin", "hash", "clock"] {
        #expect(submission.flaky.contains { $0.hasPrefix(name) }, "\(name)")
      }
    }
  }

  @Test func `a test cannot tell mutants by the tests that are left out there`() async throws {
    let tests = """
      @Test func overSpecified() {
        companionRan = true
        let doorbell = TestingDoorbell()
        doorbell.visitors.add("Bob")
        #expect(doorbell.last() == "Bob")
      }
      @Test func waits() {
        for _ in 0..<200 where !companionRan { usleep(1_000) }
        #expect(companionRan)
      }
      """
    try await grade(tests) { submission in
      #expect(submission.score == 0)
      #expect(submission.flaky == ["waits()"])
    }
  }

  @Test func `a count of the runs in a process tells nothing`() async throws {
    let tests = "@Test func counts() { runs += 1; #expect(runs == 1) }"
    try await grade(tests) { submission in
      #expect(submission.score == 0)
      #expect(submission.flaky.isEmpty)
    }
  }

  @Test
  func `a test that needs the one before it is told so, and not that it is a matter of chance`()
    async throws
  {
    try await Clone.use(solving: chapter) { clone in
      try clone.write(
        """
        import Testing
        @testable import AtTheDoor

        nonisolated(unsafe) var shared: TestingDoorbell?

        @MainActor @Suite(.serialized) struct OrderTests {
          @Test func `first a bell is made`() { shared = TestingDoorbell() }
          @Test func `then it counts`() { #expect(shared?.count() == 0) }
        }
        """, to: "Chapters/\(chapter)/YourTests/OrderTests.swift")
      try clone.write(
        "A bell begins with a ring.\n\n"
          + (try clone.read("Tests/\(chapter)/Mutants/a-ring-counts-twice.diff")
            .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
            .joined(separator: "\n").replacing("names.count * 2", with: "names.count + 1")),
        to: "Tests/\(chapter)/Mutants/it-begins-with-one.diff")

      let outcome = try await clone.kata("check", "1")

      outcome.shows(
        "\"then it counts\"  needs other tests to run first, and fails alone\n",
        "Tests that need others do not count: let such a test make what it needs itself.")
    }
  }

  @Test func `kills beside flaky tests count, and both reports name the flaky one`() async throws {
    try await Clone.use(solving: chapter) { clone in
      // On some mutants these tests fail half of the time. They never fail on code that behaves as the original does.
      let guesses = Self.guesses("doorbell.count() == 1")
      try clone.write(Self.file(guesses), to: "\(work)/YourTests/FlakyTests.swift")

      let check = try await clone.kata("check", "1")
      let grade = try await clone.kata("grade", ".", "--chapters", "1")
      let hint = try await clone.kata("hint", "1")

      check.ends(1, showing: "6 of 6 mutants killed")
      let place = "on the same code \\([a-z-]+\\)"
      let why = "it passed and failed \(place)"
      #expect(check.output.contains(try Regex("✘ \"guess\\d+\\(\\)\"  flaky: \(why)\n")))
      #expect(
        check.output.contains(/Next: fix your test "guess\d+\(\)"; until then it is left out/))
      #expect(
        grade.output.contains(
          try Regex(
            " failed .*\n    \"guess\\d+\\(\\)\": flaky: \(why)\\. And \\d+ more\\."
          )), "\(grade.output)")
      hint.shows("they pass and fail on the same code. Look for random values")
    }
  }

  @Test func `a test that catches one mutant by chance is idle, and why is said`() async throws {
    try await Clone.use(solving: chapter) { clone in
      let guesses = Self.guesses("doorbell.last()?.count != 2")
      try clone.write(Self.file(guesses), to: "\(work)/YourTests/GuessTests.swift")

      let check = try await clone.kata("check", "1")

      #expect(check.exitCode == 0, "\(check.output)")
      #expect(
        check.output.contains(
          /· "guess\d+\(\)"  idle: catches the-last-is-cut-short only sometimes\n/),
        "\(check.output)")
      check.shows("\n  A mutant that a test catches only sometimes does not count. ")
      #expect(!check.output.contains("flaky"))
    }
  }

  #if !os(macOS)
    @Test func `a mutant has the size of the original`() throws {
      let libraries = try ["reference", "planted"].flatMap { kind in
        let folder = Clone.warmCache.appending(path: kind)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
          folder.appending(path: "\($0)/libChapter.so")
        }
      }
      let sizes = try libraries.map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }

      #expect(libraries.count > 10)
      #expect(Set(sizes).count == 1)
    }
  #endif

  // MARK: - Fixtures

  let chapter = "01-AtTheDoor"
  let work = "Chapters/01-AtTheDoor"

  struct Graded {
    let score: Int
    let flaky: [String]
  }

  /// Grades an untouched submission with more tests.
  private func grade(_ tests: String, _ body: (Graded) throws -> Void) async throws {
    try await Clone.use { clone in
      try clone.write(Self.file(tests), to: "\(work)/YourTests/ChanceTests.swift")

      let outcome = try await clone.kata("grade", ".", "--chapters", "1", "--format", "json")

      #expect(outcome.exitCode == 1, "\(outcome.errors)")
      let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
      let chapter = try #require(report.submissions.first?.chapters.first)
      let flaky = chapter.tests.tests.filter { $0.status == "flaky" }.map(\.name)
      try body(Graded(score: chapter.score, flaky: flaky))
    }
  }

  /// Tests that fail half of the time if a doorbell that rang once breaks a condition.
  private static func guesses(_ condition: String) -> String {
    (1...20).map { number in
      """
      @Test func guess\(number)() {
        let doorbell = TestingDoorbell()
        _ = doorbell.ring(by: Person(name: "Ada"))
        #expect(\(condition) || Bool.random())
      }
      """
    }.joined(separator: "\n")
  }

  private static func file(_ tests: String) -> String {
    """
    import Foundation
    import Platform
    import Testing
    @testable import AtTheDoor
    var coins = (0...12).map { _ in Double.random(in: 0..<1) < 0.2 }
    var runs = 0
    var companionRan = false
    func nanoseconds() -> UInt64 { DispatchTime.now().uptimeNanoseconds / 1_000 }
    func tossed(_ probability: Double) {
      if Double.random(in: 0..<1) < probability { Issue.record("by chance") }
    }
    \(tests)
    """
  }
}
