import Foundation

/// Proves that a lesson's attempt at a test prints the output that the lesson shows.
///
/// The attempt is a whole file, in a fence ` ```swift attempt `, compiled beside the solution's tests, whose doubles it
/// may use. Its output stands in fences ` ```text attempt `, if each run prints it, or ` ```text attempt, sometimes `,
/// if chance decides.
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
        try await outputs(of: attempt.lines.joined(separator: "\n") + "\n") {
          objections($0).isEmpty
        })
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

  /// The attempt's outputs in several runs, each on one line.
  private func outputs(
    of attempt: String, keptIf holds: ([String]) -> Bool
  ) async throws -> [String] {
    // An attempt shows legacy code: it may reach what learners' tests may not.
    var free = chapter
    free.forbids = []
    let builder = try await ChapterBuilder(workbench, free, of: .solutions(of: chapter))
    // The attempt goes beside the copies of the solution's tests.
    let tests = Turn.tests.rawValue
    let file = builder.snapshot.folder.appending(path: "\(tests)/\(Lesson.attemptFile)")
    try TemporaryFiles.write(attempt, to: file)
    let key = "\(builder.keys.tests)-\(try await Fingerprint.of(files: [file])[0])"
    return try await kept.runs("attemptRuns", key, holds: holds) {
      let programs = try await builder.programs.tests(
        SourceTree(root: builder.snapshot.folder, folders: [tests]), key: key, on: [])
      var launcher = try programs.beside(nil).launcher
      launcher.isQuiet = false
      return try await Array(repeating: launcher, count: Self.times).inOrder {
        let (result, _) = try await $0.run(
          choosing: ["AttemptTests"], oneAtATime: false, silenceLimit: 20,
          patience: Host.patience())
        return Self.line(result.output)
      }
    }
  }
}
