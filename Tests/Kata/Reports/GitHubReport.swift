/// GitHub's workflow commands: annotations of a submission, at the learner's own lines where there are some.
///
/// GitHub shows ten of a step. The escapes are those of its page "Workflow commands for GitHub Actions".
struct GitHubReport: ReportFormat {
  let name = "github"
  let summary = "annotations in a workflow of GitHub"
  let fileExtension = "txt"

  /// The greatest number of annotations of a step: of all submissions together.
  private static let limit = 10

  private struct Annotation {
    let title: String
    let message: String
    var file: String?
    var line: Int?
  }

  func text(_ graded: GradedClass) -> String {
    let isOne = graded.submissions.count == 1
    let annotations = graded.submissions.flatMap { submission in
      let path = isOne ? "" : submission.path + ": "
      return submission.chapters.flatMap { Self.annotations(of: $0, prefix: path) }
    }
    var shown = Array(annotations.prefix(Self.limit))
    if annotations.count > Self.limit {
      shown[Self.limit - 1] = Annotation(
        title: "\(annotations.count - Self.limit + 1) more", message: "The summary has them all.")
    }
    return shown.map(Self.command).joined()
  }

  /// The errors of the compiler first, then the learner's tests that do not count, the suite's tests, and the mutants.
  private static func annotations(
    of chapter: GradedSubmission.Chapter, prefix: String
  ) -> [Annotation] {
    let title = prefix + chapter.id
    let folder = "Chapters/\(chapter.id)/"
    if chapter.status == .missing { return [Annotation(title: title, message: chapter.message)] }
    let errors = Set([chapter.tests.message, chapter.suite.message]).subtracting([""]).sorted().map
    {
      text in
      let place = text.firstMatch(of: #/(?m)^(Your\w+/[^:\n]+):(\d+):\d+: error: (.*)$/#)
      return Annotation(
        title: title, message: place.map { String($0.output.3) } ?? text,
        file: place.map { folder + $0.output.1 }, line: place.flatMap { Int($0.output.2) })
    }
    let leftOut = chapter.tests.tests.filter(\.isLeftOut).map { test in
      let own = test.findings.first
      return Annotation(
        title: "\(title): your test \(test.name) is left out (\(test.status))",
        message: test.messages.first ?? test.status, file: own?.file ?? folder + test.file,
        line: own?.line ?? test.line)
    }
    let failing =
      chapter.suite.status == .error || !chapter.suite.begun
      ? [] : chapter.suite.tests.filter { $0.status != "passed" }
    let suite = failing.map {
      Annotation(title: "\(title): \($0.name)", message: $0.messages.first ?? $0.status)
    }
    let survivors =
      chapter.tests.status == .error || !chapter.tests.begun
      ? [] : (chapter.tests.mutants ?? []).filter { $0.status == "survived" && !$0.demo }
    let mutants = survivors.map {
      Annotation(title: "\(title): mutant \($0.id)", message: $0.message ?? $0.status)
    }
    return errors + leftOut + suite + mutants
  }

  private static func command(_ annotation: Annotation) -> String {
    let place = annotation.file.map { file in
      "file=\(property(file)),line=\(annotation.line ?? 1),"
    }
    return
      "::error \(place ?? "")title=\(property(annotation.title))::\(data(annotation.message))\n"
  }

  /// A text after a command's second `::`.
  private static func data(_ text: String) -> String {
    Style.escaped(String(text.prefix(2_000)), escape)
  }

  /// A value of a command's property.
  private static func property(_ text: String) -> String {
    Style.escaped(Style.harmlessName(text)) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : escape($0) }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    scalar == "%" ? "%25" : scalar == "\r" ? "%0D" : scalar == "\n" ? "%0A" : nil
  }
}
