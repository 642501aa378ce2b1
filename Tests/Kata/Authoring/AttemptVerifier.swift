import Foundation

/// Proves that the tests a lesson attempts in vain say what the lesson shows.
///
/// The attempt is a whole file, in a fence ` ```swift attempt `, compiled beside the solution's tests, whose doubles
/// it may use. What it says stands in fences ` ```text attempt `, seen in every run, or ` ```text attempt, sometimes `,
/// where it is chance.
struct AttemptVerifier {
  let chapter: Chapter
  let workbench: Workbench

  /// So many runs that what happens in one of five is seen, except one time in eighty.
  private static let times = 20
  /// The name under which a lesson has its reader save the attempt.
  static let file = "AttemptTests.swift"

  func proof() async throws -> Proof {
    Proof("the attempt says what the lesson shows", objections: try await objections())
  }

  /// Whether a block shows what came of the attempt.
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
      let outputs = try await outputs(of: attempt.lines.joined(separator: "\n") + "\n")
      return results.compactMap { Self.objection(to: $0, outputs) }
    } catch let diagnostics as Diagnostics { return ["it does not compile:\n\(diagnostics.text)"] }
  }

  /// What speaks against a block that shows what came of the attempt; nil when it is true.
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

  /// A text on one line, as lines in a lesson are broken elsewhere.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What the attempt says, in runs of its own, each on one line.
  private func outputs(of attempt: String) async throws -> [String] {
    let folder = try workbench.store.temporaryFolder()
    defer { folder.remove() }
    let builder = try await ChapterBuilder(
      workbench, chapter, of: .solutions(of: chapter), in: folder)
    // Beside the copies of the solution's tests.
    let tests = Turn.tests.rawValue
    let file = builder.snapshot.folder.appending(path: "\(tests)/\(Self.file)")
    try TemporaryFiles.write(attempt, to: file)
    let programs = try await builder.programs.tests(
      SourceTree(root: builder.snapshot.folder, folders: [tests]),
      key: "\(builder.keys.tests)-\(Fingerprint.of(files: [file])[0])", on: [])
    var launcher = try programs.beside(nil).launcher
    launcher.isQuiet = false
    return try await Array(repeating: launcher, count: Self.times).inOrder {
      let (result, _) = try await $0.run(
        choosing: ["AttemptTests"], oneAtATime: false, silenceLimit: 20, patience: Host.patience())
      return Self.line(result.output)
    }
  }
}
