import Foundation

/// Proves that a lesson's quotes are true, its links lead to files, and its hints and steps are complete.
struct LessonVerifier {
  let chapter: Chapter
  /// The printed texts, by the names under which lessons quote them: `check` on the untouched start, and `run` for each
  /// scene of the chapter's program.
  let outputs: [String: String]
  /// The verdict on the untouched start.
  let start: Verdict

  func proofs() throws -> [Proof] {
    let lesson = Lesson(of: chapter)
    let words = lesson.prose.split(whereSeparator: \.isWhitespace).count
    return [
      Proof("quoted code stands in its file", objections: untrueCode(in: lesson)),
      Proof("quoted output is what is printed", objections: untrueOutput(in: lesson)),
      Proof(
        "the lesson shows its program, yours before and after, and the first check",
        objections: outputs.keys.sorted()
          .filter {
            $0 != "run refactored" && !Self.isPicture($0)
              && !lesson.text.contains("\n```text \($0)\n")
          }
          .map { "README.md quotes no output of `\($0)`: a fence is ```text \($0)" }),
      Proof("links lead to files", objections: deadLinks(in: lesson)),
      Proof("the tests that it runs by name are there", objections: unknownTests(in: lesson)),
      Proof(
        "the lesson has at most 3,000 words of prose", words <= 3_000,
        else: "it has \(words)"),
      Proof(
        "it says why legacy cannot be tested, asks the six questions, and compares with ours",
        objections: unasked(in: lesson)),
      Proof(
        "every failing test has three hints, and every mutant has a pointer in words",
        objections: try missingHints()),
      Proof(
        "the lesson is a row of steps, and each test and mutant belongs to one",
        objections: unsteppedParts(of: lesson)),
    ]
  }

  private func untrueCode(in lesson: Lesson) -> [String] {
    let quotes = lesson.quotes("swift").filter { $0.path != nil }
    if quotes.isEmpty { return ["README.md quotes no code: a fence is ```swift PATH"] }
    return quotes.filter { $0.fresh(in: chapter.work) != $0.lines }
      .map { "README.md quotes \($0.info), which has no such lines: \($0.lines.first ?? "")" }
  }

  private func untrueOutput(in lesson: Lesson) -> [String] {
    let quotes = lesson.quotes("text").filter {
      !AttemptVerifier.isResult($0) && $0.refusedDiff == nil
    }
    return quotes.compactMap { quote in
      guard let output = outputs[quote.info] else {
        if Self.isPicture(quote.info), !outputs.keys.contains(where: Self.isPicture) { return nil }
        let known = outputs.keys.sorted().joined(separator: "`, `")
        return "README.md quotes output from `\(quote.info)`, which is none of `\(known)`"
      }
      guard quote.lines.contains(where: { !$0.isEmpty && $0 != "..." }) else {
        return "README.md quotes `\(quote.info)`, and shows no line of it"
      }
      return quote.partMissing(in: Lesson.Quote.lines(of: output)).map {
        "README.md quotes `\(quote.info)`, which does not print these lines, or prints more between them (`...`): \($0)"
      }
    }
  }

  /// Whether an output is a picture of seams, which not every machine can draw.
  private static func isPicture(_ name: String) -> Bool { name.hasPrefix("seams ") }

  private func deadLinks(in lesson: Lesson) -> [String] {
    lesson.text.matches(of: /\]\((?<path>[^)#:]+)(#(?<word>[^)]+))?\)/).filter { link in
      let file = chapter.work.appending(path: String(link.path))
      guard let word = link.word else { return !FileManager.default.fileExists(atPath: file.path) }
      let text = try? String(textOf: file)
      return text?.contains("id=\"\(word)\"") != true
    }.map { "README.md links to \($0.path)\($0.word.map { "#\($0)" } ?? ""), which is not there" }
  }

  /// The names after `kata test` that no test of the suite and no given test has. The attempt runs anyway.
  private func unknownTests(in lesson: Lesson) -> [String] {
    let command = /kata test (?<chapter>\d+)(?<names>(?: +(?:"[^"\n]+"|[^\s`"]+))*)/
    let commands = lesson.text.matches(of: command)
    var words: [String] = []
    for command in commands {
      for word in command.names.matches(of: /"(?<quoted>[^"]+)"|(?<plain>\S+)/) {
        words.append(String(word.quoted ?? word.plain ?? ""))
      }
    }
    let names = words.filter { word in
      !word.hasPrefix("--") && Int(word) == nil && word + ".swift" != Lesson.attemptFile
    }
    let suite = start.suite.tests + start.suite.forAnotherDay
    let tests = suite.map(\.record) + start.tests.tests.map(\.record)
    let others = commands.map(\.chapter).filter { Int($0) != chapter.number }
    let unknown = TestNames(words: names).unknown(among: tests).words
    return others.map { "README.md runs `kata test \($0)`, which is another chapter" }
      + unknown.map { "README.md runs the test \"\($0)\", which is neither in the suite nor given" }
  }

  /// The required questions and headings that the lesson lacks.
  private func unasked(in lesson: Lesson) -> [String] {
    let text = lesson.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [
      "## Why can't I test this?", "What problem are you trying to solve?",
      "What does the current situation look like?", "What do I want to test?",
      "How do I want to test it?", "Does this increase my confidence?", "Where do I start?",
      "## Compare with ours",
    ].filter { !text.contains($0) }.map { "README.md does not say \"\($0)\"" }
  }

  private func unsteppedParts(of lesson: Lesson) -> [String] {
    let hints = Hints(of: chapter)
    let inLesson = lesson.steps.map(\.title)
    let inHints = hints.steps.map(\.title)
    let (written, hinted) = (Set(inLesson), Set(inHints))
    let misnumbered = inLesson.enumerated().filter { !$1.hasPrefix("Step \($0 + 1): ") }
    let stepped = Set(hints.steps.flatMap(\.names))
    var objections = inLesson.isEmpty ? ["README.md has no heading `## Step 1: …`"] : []
    if let step = chapter.settings.ownLog?.step,
      !inLesson.contains(where: { $0.hasSuffix(": \(step)") })
    {
      objections.append("README.md has no step \"\(step)\", which chapter.json names")
    }
    objections += inLesson.filter { !hinted.contains($0) }.map { "Hints.md has no `# \($0)`" }
    objections += inHints.filter { !written.contains($0) }
      .map { "README.md has no heading \"\($0)\"" }
    objections += misnumbered.map { "\"\($1)\" is the lesson's step \($0 + 1)" }
    if written == hinted, inLesson != inHints {
      objections.append(
        "Hints.md has the steps in another order than README.md, or one of them twice")
    }
    objections += hints.headings.filter { !stepped.contains($0) }
      .map { "Hints.md has `## \($0)` before the first `# Step …`" }
    return objections
  }

  private func missingHints() throws -> [String] {
    let hints = Hints(of: chapter)
    let mutants = try chapter.mutants
    let graded = start.suite.tests.filter { !$0.isGuard }.map(\.record.name)
    let hintable = start.suite.tests.map(\.record.name) + mutants.map(\.id)
    return (graded + mutants.filter { !$0.isDemo }.map(\.id))
      .filter { hints.stages(for: $0).isEmpty }
      .map { "Hints.md has no `## \($0)` with a numbered list" }
      + graded.filter { (1..<3).contains(hints.stages(for: $0).count) }
      .map { "Hints.md has fewer than 3 hints below `## \($0)`" }
      + hints.headings.filter { !hintable.contains($0) }.sorted()
      .map { "Hints.md has `## \($0)`, which is neither a test of the suite nor a mutant" }
  }
}
