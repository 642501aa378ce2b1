import Foundation

/// Proves that a lesson's attempt at a test prints the output that the lesson shows.
///
/// The attempt is a whole file, in a fence ` ```swift attempt `, compiled beside the given tests, whose doubles it may
/// use. One that the lesson does not tell its reader to run may use those of the solution's tests. Its output stands
/// in fences ` ```text attempt `, if each run prints it, or ` ```text attempt, sometimes `, if chance decides.
struct AttemptVerifier {
  let chapter: Chapter
  let workbench: Workbench
  let kept: KeptProofs

  /// With so many runs, an event with a chance of one in five is missed in only one of eighty proofs.
  private static let times = 20

  func proof() async throws -> Proof {
    Proof("the attempt says what the lesson shows", objections: try await objections())
  }

  /// Whether a block shows output of the attempt.
  static func isResult(_ quote: Lesson.Quote) -> Bool {
    ["attempt", "attempt, sometimes"].contains(quote.info)
  }

  private func objections() async throws -> [String] {
    let lesson = Lesson(of: chapter)
    let results = lesson.quotes("text").filter(Self.isResult)
    guard let attempt = lesson.quotes("swift").first(where: { $0.info == "attempt" }) else {
      return ["README.md shows no attempt: a fence is ```swift attempt"]
    }
    if results.isEmpty {
      return ["README.md does not show what comes of it: a fence is ```text attempt"]
    }
    do {
      func objections(_ outputs: [String]) -> [String] {
        results.compactMap { Self.objection(to: $0, outputs) }
      }
      return objections(
        try await outputs(
          of: attempt.lines.joined(separator: "\n") + "\n",
          beside: lesson.text.contains("kata test \(chapter.number) AttemptTests")
            ? chapter.start : chapter.solution
        ) { objections($0).isEmpty })
    } catch let diagnostics as Diagnostics { return ["it does not compile:\n\(diagnostics.text)"] }
  }

  /// The objection to a block that shows output of the attempt; nil if the block is true.
  private static func objection(to quote: Lesson.Quote, _ outputs: [String]) -> String? {
    let parts = quote.parts.map { line($0.joined(separator: " ")) }.filter { !$0.isEmpty }
    let seen = outputs.count { output in parts.allSatisfy(output.contains) }
    let expected = quote.info == "attempt" ? outputs.count...outputs.count : 1...(outputs.count - 1)
    if expected.contains(seen) { return nil }
    let failure = outputs.lazy.compactMap { output in
      output.firstIndex(of: "✘").map { "One of them said: \(output[$0...].prefix(600))" }
    }.first
    return "of \(outputs.count) runs \(seen) said what README.md shows as `\(quote.info)`:"
      + " \(parts.first ?? "")\n" + (failure ?? "All passed.")
  }

  /// A text on one line, because a lesson breaks its lines elsewhere.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The attempt's outputs in several runs of `kata test`, each on one line.
  private func outputs(
    of attempt: String, beside tests: URL, keptIf holds: ([String]) -> Bool
  ) async throws -> [String] {
    let folder = try workbench.store.temporaryFolder()
    let tree = folder.place.appending(path: chapter.id)
    try SourceTree(root: tests, folders: [Turn.tests.rawValue]).copy(to: tree)
    try SourceTree(root: chapter.start, folders: [Turn.refactoring.rawValue]).copy(to: tree)
    try TemporaryFiles.write(
      attempt, to: tree.appending(path: "\(Turn.tests.rawValue)/\(Lesson.attemptFile)"))
    let builder = try await ChapterBuilder.free(
      workbench, chapter, of: Submission(root: folder.place))
    let key = "\(builder.keys.start)-\(builder.keys.freeTests)"
    return try await kept.runs("attemptRuns", key, holds: holds) {
      let program = try await builder.programs.freeTests(untouched: true)
      let attempted = try await TestNames(words: ["AttemptTests"]).chosen(from: program.list())
      return try await program.run(only: attempted, times: Self.times, isColored: false)
        .map { Self.line($0.output) }
    }
  }
}
