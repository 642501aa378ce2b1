import Foundation

/// Proves that the tests a lesson attempts in vain say what the lesson shows.
///
/// The attempt is a whole file, in a fence ` ```swift attempt `, compiled beside the solution's tests, whose doubles
/// it may use. What it says stands in fences ` ```text attempt `, seen in every run, or ` ```text attempt, sometimes `,
/// where it is chance.
struct AttemptVerifier {
  let chapter: Chapter
  let judge: Judge

  /// So many runs that what happens in one of five is seen, except one time in eighty.
  private static let times = 20
  private static let fence = "attempt"
  private static let chanceFence = "attempt, sometimes"

  func proof() async throws -> Proof {
    let claim = "the attempt says what the lesson shows"
    let lesson = Lesson(of: chapter)
    let quotes = lesson.quotes("text").filter {
      [Self.fence, Self.chanceFence].contains($0.info)
    }
    guard let attempt = lesson.quotes("swift").first(where: { $0.info == Self.fence }) else {
      return Proof(
        claim, objections: ["README.md shows no attempt: a fence is ```swift \(Self.fence)"])
    }
    guard !quotes.isEmpty else {
      return Proof(
        claim,
        objections: ["README.md does not show what comes of it: a fence is ```text \(Self.fence)"])
    }
    do {
      let outputs = try await outputs(of: attempt.lines.joined(separator: "\n") + "\n")
      return Proof(claim, objections: quotes.compactMap { Self.objection(to: $0, outputs) })
    } catch let diagnostics as Diagnostics {
      return Proof(claim, objections: ["it does not compile:\n\(diagnostics.text)"])
    }
  }

  private static func objection(to quote: Lesson.Quote, _ outputs: [String]) -> String? {
    let parts = quote.lines.split(separator: "...").map { line($0.joined(separator: " ")) }
    let seen = outputs.count { output in parts.allSatisfy(output.contains) }
    let isExpected =
      quote.info == fence ? seen == outputs.count : (1..<outputs.count).contains(seen)
    return isExpected
      ? nil
      : "of \(outputs.count) runs \(seen) said what README.md shows as `\(quote.info)`:"
        + " \(parts.first ?? "")"
  }

  /// A text on one line, as lines in a lesson are broken elsewhere.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What the attempt says, in runs of its own, each on one line.
  private func outputs(of attempt: String) async throws -> [String] {
    let solution = Submission(root: judge.workbook.root.appending(path: "Solutions"))
    return try await judge.prepared(chapter, solution) { workshop, snapshot, _, _ in
      try await judge.store.withTemporaryFolder { folder in
        let path = "\(Turn.tests.rawValue)/AttemptTests.swift"
        try snapshot.sources(.tests).copy(to: folder)
        try Scratch.write(attempt, to: folder.appending(path: path))
        let hash = try await Fingerprint.of(files: [folder.appending(path: path)])[0]
        let tests = try await workshop.builder.tests(
          SourceTree(root: folder, folders: [Turn.tests.rawValue]),
          key: "\(workshop.keys.tests)-\(hash)", plants: [])
        return try await tests.with(.planted(nil, layout: 0), budget: Budget()) { program in
          try await (0..<Self.times).map(\.self).inOrder { _ in
            try await run(program, in: folder)
          }
        }
      }
    }
  }

  private func run(_ program: TestProgram, in folder: URL) async throws -> String {
    var environment = ProcessInfo.processInfo.environment
    environment.merge(["TMPDIR": folder.path, "NO_COLOR": "1"]) { $1 }
    let words = program.words + ["--filter", "AttemptTests"]
    let result = try await Subprocess(
      executable: URL(filePath: words[0]), arguments: Array(words.dropFirst()),
      directory: folder, environment: environment, timeLimit: 20
    ).run()
    return Self.line(result.output)
  }
}
