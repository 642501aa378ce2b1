import Foundation
import Testing

@testable import Kata

/// Tests of `kata grade`: whole and broken submissions, and odd files in their trees.
@Suite(.warm) struct GradeTests {
  @Test func `the solutions get full marks, one line a chapter`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("grade", "Solutions")

      outcome.ends(
        0,
        beginning: """
          Solutions: 12 of 12 points
            01-AtTheDoor  9/9  passed  6 of 6 mutants killed, 3 of 3 tests of the suite pass
            02-LightsOn   3/3  passed  2 of 2 mutants killed, 1 of 1 tests of the suite pass

          Judged by kata
          """)
    }
  }

  @Test func `the untouched clone has failed and earned nothing, in every chapter`() async throws {
    try await Clone.use { clone in
      let (exitCode, submission) = try await grade(".", in: clone)

      #expect(exitCode == 1)
      #expect(submission.score == 0)
      #expect(submission.maxScore == 12)
      #expect(submission.chapters.map(\.id) == ["01-AtTheDoor", "02-LightsOn"])
      #expect(submission.chapters.allSatisfy { $0.status == "failed" && $0.score == 0 })
      let tests = submission.chapters.flatMap(\.suite.tests)
      #expect(tests.allSatisfy { $0.guard == ($0.status == "passed") })
      let killed = submission.chapters.flatMap(\.tests.mutants).filter { $0.status == "killed" }
      #expect(killed.map(\.id) == ["demo-the-name-is-missing", "demo-it-stays-dark"])
    }
  }

  @Test(arguments: [
    ("rm Farewell.swift", "error", 6), ("empty Farewell.swift", "error", 6),
    ("rename Farewell.swift", "passed", 9), ("break Farewell.swift", "error", 6),
    ("rm DoorbellTests.swift", "failed", 3), ("empty DoorbellTests.swift", "failed", 3),
    ("rename DoorbellTests.swift", "passed", 9), ("break DoorbellTests.swift", "error", 3),
  ])
  func `one bad file costs what depends on it`(
    mistake: String, status: String, score: Int
  ) async throws {
    try await Clone.use { clone in
      let words = mistake.split(separator: " ").map(String.init)
      let folder = words[1].hasSuffix("Tests.swift") ? "YourTests" : "YourRefactoring"
      try clone.solve("01-AtTheDoor")
      let path = "Chapters/01-AtTheDoor/\(folder)/\(words[1])"
      switch words[0] {
      case "rm": try clone.remove(path)
      case "empty": try clone.write("", to: path)
      case "break": try clone.write("func {", to: path)
      default: try clone.move(path, to: "Chapters/01-AtTheDoor/\(folder)/Renamed.swift")
      }

      let (_, submission) = try await grade(".", in: clone)

      #expect(submission.chapters.first?.status == status)
      #expect(submission.score == score)
    }
  }

  @Test func `only the two folders are taken, whatever else a submission brings`() async throws {
    try await Clone.use { clone in
      for folder in ["Chapters", "Tests"] {
        try clone.replace("Submission/\(folder)", with: folder)
      }
      try clone.write(
        "import Testing\n@Test func `easy`() {}",
        to: "Submission/Tests/01-AtTheDoor/FarewellTests.swift")
      try clone.write("{\"score\": 9}", to: "Submission/results.json")
      try clone.write(
        "class Visitors {}", to: "Submission/Chapters/01-AtTheDoor/Legacy/Visitors.swift")

      let (exitCode, submission) = try await grade("Submission", in: clone)

      #expect(exitCode == 1)
      #expect(submission.score == 0)
      #expect(submission.chapters.first?.suite.tests.count == 4)
    }
  }

  @Test func `a link to the solution is not followed, wherever it is`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let links = [
        ("A", "01-AtTheDoor/YourRefactoring", "/01-AtTheDoor/YourRefactoring"),
        ("B", "01-AtTheDoor", "/01-AtTheDoor"), ("C", "Chapters/01-AtTheDoor", "/01-AtTheDoor"),
        ("D", "Chapters", ""),
      ]
      let solutions = clone.root.appending(path: "Solutions")
      for (name, path, target) in links {
        try clone.link("\(name)/\(path)", to: URL(filePath: solutions.path + target))
      }
      let farewell = "01-AtTheDoor/YourRefactoring/Farewell.swift"
      try clone.remove("Chapters/\(farewell)")
      try clone.link("Chapters/\(farewell)", to: solutions.appending(path: farewell))

      let outcome = try await clone.kata(
        ["grade"] + links.map(\.0) + [".", "Solutions", "--chapters", "1"])

      outcome.ends(
        1,
        showing:
          "  0/9  error  The files cannot be read. YourRefactoring/Farewell.swift is a symbolic link",
        "\nSolutions: 9 of 9 points\n")
      for (name, path, _) in links {
        outcome.shows(
          "\(name): 0 of 9 points\n  01-AtTheDoor  0/9  error  The files cannot be read. \(path) is a"
            + " symbolic link, and links are not followed.\n")
      }
    }
  }

  @Test(arguments: ["/01-AtTheDoor/YourTests/DoorbellTests.swift", "/01-AtTheDoor", ""])
  func `what cannot be read is an error of that submission alone`(path: String) async throws {
    try await Clone.use { clone in
      try clone.replace("Submission", with: "Solutions")
      chmod(clone.root.appending(path: "Submission\(path)").path, 0)
      // Root reads every file, unless it gives up the right to. Another user may not enter root's folders, which can hold
      // the workbook, the temporary files and kata.
      let words =
        (geteuid() == 0 ? ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] : [])
        + [Clone.built("kata").path, "grade", "Submission", "Solutions", "--chapters", "1"]

      let outcome = try await Clone.run(
        URL(filePath: "/usr/bin/env"), words, in: clone.root,
        environment: ["KATA_CACHE": Clone.cache.path])

      outcome.ends(
        1, showing: "  01-AtTheDoor  0/9  error  The files cannot be read. ",
        path.split(separator: "/").last.map(String.init) ?? "Submission", ": Permission denied.",
        "Solutions: 9 of 9 points")
    }
  }

  @Test func `a chapter that is not there is missing, and others are graded`() async throws {
    try await Clone.use { clone in
      try clone.root.appending(path: "Nothing").makeFolder()

      let outcome = try await clone.kata("grade", "Nothing", "Solutions", "--chapters", "1")

      outcome.ends(
        1, showing: "  01-AtTheDoor  0/9  missing  The submission holds no",
        "Solutions: 9 of 9 points")
      #expect(!outcome.errors.contains("not graded"))
    }
  }

  @Test func `chapters that no submission holds are named, and cost nothing`() async throws {
    try await Clone.use { clone in
      try clone.replace("half/01-AtTheDoor", with: "Solutions/01-AtTheDoor")

      let outcome = try await clone.kata("grade", "half")

      outcome.ends(0, showing: "half: 9 of 9 points\n  01-AtTheDoor  9/9  passed")
      #expect(!outcome.output.contains("02-LightsOn"))
      #expect(
        outcome.errors.contains(
          "kata: not graded, because no submission holds them: 02-LightsOn\n"))
    }
  }

  @Test func `a chapter that could not be judged is worth what it always is`() async throws {
    try await Clone.use { clone in
      try clone.edit("Tests/01-AtTheDoor/Mutants/rings-are-not-counted.diff", "@@ ", "@@ no ")

      let (exitCode, submission) = try await grade("Solutions", in: clone)

      #expect(exitCode == 3)
      #expect(submission.score == 3)
      #expect(submission.maxScore == 12)
      let chapter = try #require(submission.chapters.first)
      #expect(chapter.status == "error")
      #expect(chapter.maxScore == 9)
      #expect(chapter.message.hasPrefix("kata could not judge this: "))
      #expect(chapter.suite.tests.allSatisfy { $0.status == "notRun" })
    }
  }

  @Test(arguments: [
    ([], "`kata grade` needs the path of a submission, as in `kata grade Solutions`."),
    (["Nowhere"], "There is no folder Nowhere to grade."),
    (["Solutions", "--output", "Solutions"], "Solutions is a folder; --output names a file."),
    (["Solutions", "--format", "xml"], "`kata grade` knows the formats \(formats), not xml."),
    (["Solutions", "--format"], "`kata grade --format` needs a value. Try `kata grade --help`."),
    (["Solutions", "--sandbox", "on"], "`kata grade --sandbox` is auto, required or off, not on."),
    (["Solutions", "--minutes", "0"], "`kata grade --minutes` is a number of minutes, not 0."),
    (["Solutions", "--fast"], "`kata grade` knows no option --fast. Try `kata grade --help`."),
    (
      ["Solutions", "--chapters", "1,77"],
      "There is no chapter \"77\". `swift run kata list` names them all."
    ),
  ])
  func `wrong usage gets a sentence and code 2`(words: [String], sentence: String) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata(["grade"] + words)

      outcome.ends(2, errors: "kata: \(sentence)\n")
    }
  }

  // MARK: - Fixtures

  /// The names of all formats, as an error message lists them.
  private static let formats: String = {
    let names = ReportFormats.all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }()

  func grade(_ path: String, in clone: Clone) async throws -> (Int32, Report.Submission) {
    let outcome = try await clone.kata("grade", path, "--format", "json")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.version == 1)
    return (outcome.exitCode, try #require(report.submissions.first))
  }
}
