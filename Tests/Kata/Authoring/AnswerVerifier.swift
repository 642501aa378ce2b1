import Foundation

/// Proves that a chapter's judges are right about the start, the solution, the answers, the mutants and the variants.
struct AnswerVerifier {
  let chapter: Chapter
  let judge: Judge
  let kept: KeptProofs
  /// An empty folder for submissions.
  let folder: URL
  private let mutants, variants, wrongAnswers: [PlantedDiff]

  init(chapter: Chapter, judge: Judge, kept: KeptProofs, folder: URL) throws {
    (self.chapter, self.judge, self.kept, self.folder) = (chapter, judge, kept, folder)
    mutants = try chapter.mutants
    variants = try chapter.variants
    wrongAnswers = try chapter.wrongAnswers
  }

  func start() async throws -> Verdict {
    try await verdict(tests: chapter.start, refactoring: chapter.start)
  }

  /// All proofs, after the verdict on the untouched start.
  func proofs(on start: Verdict) async throws -> [Proof] {
    let solved = try await ChapterBuilder(
      judge.workbench, chapter, of: .solutions(of: chapter))
    // All at once, so that no core waits for the last run of one proof.
    async let runs = [guards(solved), idle(), steadiness(solved)]
    async let solution = solution()
    async let answers = answers(solved)
    async let objects = objects(solved)
    async let duel = duel()
    async let mac = asOnMac(solved)
    return try await proofs(ofStart: start) + runs + mac + solution + answers + plants() + objects
      + duel
  }

  private func proofs(ofStart verdict: Verdict) -> [Proof] {
    let graded = verdict.suite.tests.filter { !$0.isGuard }
    let killed = verdict.tests.mutants.filter(\.isKilled)
    let passing = graded.filter { $0.record.status != .failed }
    return [
      Proof(
        "the untouched start compiles",
        objections: [verdict.tests.error, verdict.suite.error].compactMap(\.self)),
      Proof(
        "every unsolved test fails by an expectation",
        objections: graded.isEmpty
          ? ["there is no test to solve"]
          : passing.map { "\"\($0.record.name)\" \($0.record.status.rawValue)" }),
      Proof("the guards hold", objections: verdict.suite.failingGuards.map(\.record.name)),
      Proof(
        "given tests kill the demo mutant and no other",
        objections: killed.filter { !$0.isDemo }.map { "\($0.id) dies by what is given" }
          + (killed.contains(where: \.isDemo) ? [] : ["no demo mutant is killed"])),
      Proof(
        "it earns nothing",
        objections: (verdict.score == 0 ? [] : ["it earns \(verdict.score) points"])
          + verdict.ticks.filter(\.isDone).map { "beside the points: \($0.name)" }),
    ]
  }

  private func guards(_ solved: ChapterBuilder) async throws -> Proof {
    return try await Proof("guards are the same in \(times) parallel runs") {
      try await kept.runs("guardRuns", solved.keys.suite, holds: \.isEmpty) {
        try await SuiteJudge(builder: solved).unsteadyTests(times: times)
      }.map { "\"\($0)\" passes or fails by chance" }
    }
  }

  /// A test for the absence of an effect must first show that there can be one: then it fails on code that does nothing.
  private func idle() async throws -> Proof {
    let name = "does-nothing"
    guard let answer = wrongAnswers.first(where: { $0.id == name }) else {
      return Proof("code that does nothing earns nothing", objections: ["there is no \(name).diff"])
    }
    let suite = try await verdict(with: answer).suite
    let unearned = suite.tests.filter { !$0.isGuard && $0.record.status == .passed }
    return Proof(
      "code that does nothing earns nothing",
      objections: suite.error.map { [$0] } ?? unearned.map { "\"\($0.record.name)\" passes" })
  }

  private func steadiness(_ solved: ChapterBuilder) async throws -> Proof {
    let tests = try SourceTree(root: chapter.solution, folders: [Turn.tests.rawValue])
    return try await Proof("no reference test ever flips, in \(times) runs on everything") {
      try await kept.runs("referenceRuns", solved.keys.testsVerdict, holds: \.isEmpty) {
        try await TestsJudge(builder: solved).unsteadyTests(of: tests, times: times)
      }
    }
  }

  private func solution() async throws -> [Proof] {
    let verdict = try await verdict()
    return [
      Proof(
        "the solution earns everything",
        objections: (verdict.hasPassed && verdict.score == verdict.maxScore
          ? [] : ["it earns \(verdict.score) of \(verdict.maxScore)"])
          + [Self.reason(verdict.suite)].compactMap(\.self)),
      Proof(
        "no test of the solution is wrong",
        objections: verdict.tests.tests.filter { ![.valid, .idle].contains($0.status) }
          .map(Self.remark)),
      Proof(
        "every mutant dies by the reference tests",
        objections: verdict.tests.mutants.filter { !$0.isKilled }.map { "\($0.id) survives" }),
    ]
  }

  private func answers(_ solved: ChapterBuilder) async throws -> [Proof] {
    let names = try FileKind.visibleNames(in: chapter.suite.appending(path: "RightAnswers"))
    async let accepted = wrongAnswers.inOrder { try await objection(toWrong: $0, solved) }
    let rejected = try await names.inOrder { try await objection(toRight: $0) }
    let rejectedVariants = try await variants.filter(\.isInRefactoring).inOrder { variant in
      let suite = try await verdict(with: variant).suite
      return Self.reason(suite).map { "\(variant.id): \($0)" }
    }
    let wrong = wrongAnswers.count
    return try await [
      Proof("there are two right answers or more", names.count >= 2, else: "\(names.count)"),
      Proof(
        "every right answer is accepted",
        objections: (rejected + rejectedVariants).compactMap(\.self)),
      Proof("there are five wrong answers or more", wrong >= 5, else: "\(wrong)"),
      Proof(
        "every wrong answer is rejected, in its turn only", objections: accepted.compactMap(\.self)),
    ]
  }

  /// Proves that the further mutants keep the rules of a duel; no proof where there are none.
  private func duel() async throws -> [Proof] {
    let further = try chapter.furtherMutants
    if further.isEmpty { return [] }
    let ours = try await judge.testsVerdict(
      on: chapter, of: .solutions(of: chapter), by: further)
    let both = try await submission(with: nil)
    let own = both.root.appending(path: chapter.id)
    try SourceTree(root: chapter.duel, folders: [Turn.tests.rawValue]).copy(to: own)
    let theirs = try await judge.testsVerdict(on: chapter, of: both, by: further)
    // Where learners test code of their own, our mutants are in the solution's.
    let files =
      try chapter.letsPlant
      ? chapter.workedExample
      : SourceTree(root: chapter.solution, folders: [Turn.refactoring.rawValue]).paths
    let broken = further.compactMap { mutant in
      LearnersMutants.objection(toSentence: mutant.message)
        ?? LearnersMutants.objection(to: mutant.diff, of: files)
    }
    return [
      Proof(
        "the six further mutants keep the rules of a duel",
        objections: broken + (further.count == 6 ? [] : ["there are \(further.count)"])),
      Proof(
        "our tests miss every further mutant, and those of the duel kill it",
        objections: [ours.error, theirs.error].compactMap(\.self)
          + ours.mutants.filter(\.isKilled).map { "our tests kill \($0.id)" }
          + theirs.mutants.filter { !$0.isKilled }.map { "\($0.id) survives" }
          + theirs.tests.filter(\.isLeftOut).map(Self.remark)),
    ]
  }

  private func plants() -> [Proof] {
    let graded = mutants.count { !$0.isDemo }
    let mute = (mutants + variants + wrongAnswers).filter { !$0.message.hasSuffix(".") }
    return [
      Proof(
        "there are 6 to 12 mutants and a demo", (6...12).contains(graded) && graded < mutants.count,
        else: "\(graded) and \(mutants.count - graded)"),
      Proof("there are two variants or more", variants.count >= 2, else: "\(variants.count)"),
      Proof(
        "every mutant, variant and wrong answer says what it does",
        objections: mute.map { "\($0.id) has no sentence on top" }),
    ]
  }

  /// Proves facts about the objects of the mutants and the suite. If SwiftPM builds, there are none to look into.
  private func objects(_ solved: ChapterBuilder) async throws -> [Proof] {
    guard solved.compiler.way == .direct else { return [] }
    var shaped: [String] = []
    for mutant in mutants where try await !solved.planted(mutant).keepsInterface {
      shaped.append("\(mutant.id) changes a declaration, not only a body")
    }
    let reached = try await symbolsBesideEntry(solved).map { "it calls \($0)" }
    return [
      Proof("every mutant keeps the module's interface", objections: shaped),
      Proof("the suite calls the refactoring only through Entry.swift", objections: reached),
    ]
  }

  private func symbolsBesideEntry(_ builder: ChapterBuilder) async throws -> [String] {
    let tools = builder.compiler.objectTools
    let used = try await tools.symbols(of: builder.suite().objects, areDefined: false)
    let start = try await builder.start()
    let entry = Compiler.objectName(for: "YourRefactoring/Entry.swift")
    let others = start.objects(of: .refactoring).filter { $0.lastPathComponent != entry }
    // Code that the compiler puts into each object that needs it belongs to no file alone.
    let shared = try await tools.symbols(of: start.objects(outside: .refactoring), areDefined: true)
    let owned = try await tools.symbols(of: others, areDefined: true).subtracting(shared)
    let reached = used.intersection(owned)
    return try await reached.isEmpty ? [] : tools.demangled(reached.sorted())
  }

  /// The number of repetitions, to find chance: CI makes them anew for each change. Through SwiftPM each run takes a
  /// second longer, so there are fewer.
  private var times: Int { judge.workbench.compiler.way == .direct ? 5 : 2 }

  // MARK: - Objections to an answer; nil if there is none

  /// A right answer may have only one of the two folders: the solution replaces the other.
  private func objection(toRight name: String) async throws -> String? {
    let answer = chapter.suite.appending(path: "RightAnswers/\(name)")
    if try Submission.sources(in: answer).paths.isEmpty {
      return "\(name) holds no YourTests and no YourRefactoring"
    }
    let places = Turn.allCases.map { turn in
      FileKind(of: answer.appending(path: turn.rawValue)) == nil ? chapter.solution : answer
    }
    let verdict = try await verdict(tests: places[0], refactoring: places[1])
    let tests = verdict.tests
    if let reason = Self.reason(verdict.suite) { return "\(name): \(reason)" }
    if tests.status == .passed { return nil }
    let reasons =
      tests.tests.filter(\.isLeftOut).map(Self.remark)
      + tests.mutants.filter { !$0.isKilled && !$0.isDemo }.map { "\($0.id) survives" }
    return "\(name): \(tests.error ?? reasons.joined(separator: "; "))"
  }

  /// A wrong answer about the tests must leave the other turn as it is. For one about the refactoring, one failing run
  /// of the suite is enough, because many such answers hang.
  private func objection(
    toWrong answer: PlantedDiff, _ solved: ChapterBuilder
  ) async throws -> String? {
    if answer.isInTests {
      let verdict = try await verdict(with: answer)
      let isRejected = verdict.tests.status == .failed && verdict.suite.status == .passed
      return isRejected ? nil : "\(answer.id): \(Self.reason(verdict.suite) ?? "nothing fails")"
    }
    let submission = try await submission(with: answer)
    do {
      let builder = try await ChapterBuilder(judge.workbench, chapter, of: submission)
        .differing(from: solved)
      return try await SuiteJudge(builder: builder).rejects() ? nil : "\(answer.id): nothing fails"
    } catch let diagnostics as Diagnostics { return "\(answer.id): \(diagnostics.text)" }
  }

  private static func remark(on test: TestsVerdict.Test) -> String {
    "\"\(test.record.name)\" is \(test.status.rawValue)"
  }

  /// What is wrong with a refactoring, the tests for another day included; nil if nothing is.
  private static func reason(_ suite: SuiteVerdict) -> String? {
    let failed =
      suite.tests.filter { $0.record.status != .passed }.map(\.record.name)
      + suite.ticks.filter { !$0.isDone }.map(\.name)
    return suite.error ?? (failed.isEmpty ? nil : failed.joined(separator: "; "))
  }

  // MARK: - Submissions made of parts of the workbook, by default of the solution

  private func verdict(
    tests: URL? = nil, refactoring: URL? = nil, with diff: PlantedDiff? = nil
  ) async throws -> Verdict {
    try await judge.judge(
      chapter, of: submission(tests: tests, refactoring: refactoring, with: diff))
  }

  private func submission(
    tests: URL? = nil, refactoring: URL? = nil, with diff: PlantedDiff?
  ) async throws -> Submission {
    let root = folder.appending(path: UUID().uuidString)
    let work = root.appending(path: chapter.id)
    for (place, turn) in [(tests, Turn.tests), (refactoring, .refactoring)] {
      try SourceTree(root: place ?? chapter.solution, folders: [turn.rawValue]).copy(to: work)
    }
    try await diff?.apply(in: work)
    return Submission(root: root)
  }
}
