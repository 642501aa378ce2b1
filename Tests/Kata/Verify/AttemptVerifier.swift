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
  /// The name under which a lesson has its reader save the attempt.
  static let file = "AttemptTests.swift"

  /// In characters: so much of a run is shown.
  private static let outputLimit = 600
  private static let fence = "attempt"
  private static let chanceFence = "attempt, sometimes"

  /// Runs the attempt and compares what it says with what the lesson shows.
  ///
  /// - Throws: ``Failure`` when the grader could not work.
  func proof() async throws -> Proof {
    let lesson = Lesson(of: chapter)
    let results = lesson.quotes("text").filter(Self.isResult)
    func proof(_ objections: [String]) -> Proof {
      Proof("the attempt says what the lesson shows", objections: objections)
    }
    guard let attempt = lesson.quotes("swift").first(where: { $0.info == Self.fence }) else {
      return proof(["README.md shows no attempt: a fence is ```swift \(Self.fence)"])
    }
    guard !results.isEmpty else {
      return proof(["README.md does not show what comes of it: a fence is ```text \(Self.fence)"])
    }
    do {
      let outputs = try await outputs(of: attempt.lines.joined(separator: "\n") + "\n")
      return proof(results.compactMap { Self.objection(to: $0, outputs) })
    } catch let diagnostics as Diagnostics {
      return proof(["it does not compile:\n\(diagnostics.text)"])
    }
  }

  /// Whether a block shows what came of the attempt.
  static func isResult(_ quote: Lesson.Quote) -> Bool {
    [fence, chanceFence].contains(quote.info)
  }

  /// What speaks against a block that shows what came of the attempt; nil when it is true.
  private static func objection(to quote: Lesson.Quote, _ outputs: [String]) -> String? {
    let parts = quote.parts.map { line($0.joined(separator: " ")) }.filter { !$0.isEmpty }
    let seen = outputs.count { output in parts.allSatisfy(output.contains) }
    let isExpected =
      quote.info == fence ? seen == outputs.count : (1..<outputs.count).contains(seen)
    if isExpected { return nil }
    let failure = outputs.compactMap { output in
      output.firstIndex(of: "✘").map { output[$0...].prefix(outputLimit) }
    }.first
    return "of \(outputs.count) runs \(seen) said what README.md shows as `\(quote.info)`:"
      + " \(parts.first ?? "")\n" + (failure.map { "One of them said: \($0)" } ?? "All passed.")
  }

  /// A text on one line, as lines in a lesson are broken elsewhere.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What the attempt says, in runs of its own, each on one line.
  private func outputs(of attempt: String) async throws -> [String] {
    let solution = Submission(root: judge.workbook.root.appending(path: "Solutions"))
    return try await judge.prepared(chapter, solution) { workshop, snapshot in
      try await judge.store.withTemporaryFolder { folder in
        let path = "\(Turn.tests.rawValue)/\(Self.file)"
        try snapshot.sources(.tests).copy(to: folder)
        try Scratch.write(attempt, to: folder.appending(path: path))
        let hash = try await Fingerprint.of(files: [folder.appending(path: path)])[0]
        let programs = try await workshop.builder.tests(
          SourceTree(root: folder, folders: [Turn.tests.rawValue]),
          key: "\(workshop.keys.tests)-\(hash)", on: [])
        let program = try programs.beside(nil)
        return try await (0..<Self.times).map(\.self).inOrder { _ in
          Self.line(
            try await program.result(choosing: ["AttemptTests"], silenceLimit: 20).0.output)
        }
      }
    }
  }

}
