/// The chapters, their techniques and how far the learner is, as far as that is known without judging.
struct ListReport {
  let chapters: [Chapter]
  private let states: [String]

  /// Looks at each chapter; nothing is built.
  ///
  /// - Parameters:
  ///   - chapters: The chapters.
  ///   - submission: Whose files to look at.
  ///   - judge: Who knows the verdicts.
  /// - Throws: ``Failure`` when something cannot be read.
  init(of chapters: [Chapter], by submission: Submission, judge: Judge) async throws {
    self.chapters = chapters
    var states: [String] = []
    for chapter in chapters { states.append(try await Self.state(of: chapter, submission, judge)) }
    self.states = states
  }

  private static func state(
    of chapter: Chapter, _ submission: Submission, _ judge: Judge
  ) async throws -> String {
    try chapter.requireFolders()
    let standing = try submission.standing(in: chapter)
    if standing.isUntouched {
      return Progression(chapter: chapter, standing: standing, verdict: nil).state
    }
    guard let verdict = try await judge.knownVerdict(on: chapter, of: submission) else {
      return "not judged since its last change"
    }
    let state = Progression(chapter: chapter, verdict: verdict).state
    return "\(state), \(verdict.score)/\(verdict.maxScore)"
  }

  /// Two lines a chapter.
  var text: String {
    let width = chapters.map(\.title.count).max() ?? 0
    return zip(chapters, states).map { chapter, state in
      let number = chapter.number(inColumnOf: chapters)
      return "\(number)  \(chapter.title.padding(to: width))  \(state)\n"
        + Style.indented(chapter.technique, by: number.count + 2)
    }.joined(separator: "\n")
  }
}
