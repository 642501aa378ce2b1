import Foundation

/// A program of tests with Swift Testing. If a run is not whole, more runs find the test to blame.
struct TestProgram: Sendable {
  var launcher: any Launcher

  /// The time for runs in which something goes wrong.
  var budget = Budget()

  /// The seconds within which a test must begin, end or report an issue.
  let silenceLimit: Double

  /// The short limit, for the first run of a test alone: endless tests must leave time for the others.
  private var firstLookLimit: Double { silenceLimit / 10 }

  /// The compiler's warnings about endless recursion in the program, to be shown below crashes without a reason.
  var warnings = ""

  /// The factor by which both limits are stretched.
  var patience: @Sendable () -> Double = Host.patience

  /// Runs tests together.
  ///
  /// If a test crashes the program or does not end, the run does not count. The tests that had begun and not ended then
  /// run apart, to find the one to blame, and the others run together once more. If that run is not whole either, they
  /// run apart too. Where a learner is shown the output of failing tests, some run once more, each alone.
  ///
  /// ``Diagnostics`` say that all were to run and the program ends before it lists them, ``Failure`` that it does not
  /// start.
  func run(only chosen: [TestRecord]? = nil, isShown: Bool = false) async throws -> [TestRecord] {
    if let chosen, chosen.isEmpty { return [] }
    let first = try await runOnce(only: chosen)
    let found = try await settled(first, of: chosen)
    return isShown ? try await withOutput(found, after: first) : found
  }

  /// Runs all tests of the program together. A test that crashes or hangs only in company has failed.
  func run(all tests: [TestRecord]) async throws -> [TestRecord] {
    let first = try await firstRun(of: tests)
    let found = try await settled(first, of: tests)
    guard !first.isWhole, found.allSatisfy({ $0.status == .passed }) else {
      return try await withOutput(found, after: first)
    }
    let again = try await runOnce(only: tests, choosing: false)
    return again.isWhole ? again.tests : blamed(found, for: again)
  }

  /// The records of tests that pass alone, of which those fail that had not ended in a run together.
  func blamed(_ passed: [TestRecord], for run: RunResult) -> [TestRecord] {
    passed.map { test in
      guard run.unfinished.contains(test.id) else { return test }
      return ended(
        test, run.ending.isOfThisMachine ? .timedOut : .crashed,
        "Alone it passes. With the others the program " + trouble(in: run), run.lastWords)
    }
  }

  /// The way in which a run ended too early, in words that follow "the program".
  func trouble(in run: RunResult) -> String {
    description(of: run.ending, before: "all tests had ended") + "."
  }

  /// The records with the output of the first failing tests, each run alone, if the whole run had printed anything.
  private func withOutput(
    _ records: [TestRecord], after run: RunResult
  ) async throws -> [TestRecord] {
    let failed = records.filter { $0.status == .failed && $0.printed == nil }.prefix(5)
    guard run.isWhole, !run.printed.isEmpty, !failed.isEmpty else { return records }
    let alone = try await runAlone(Array(failed), within: firstLookLimit, at: budget.firstLooks)
    let printed = Dictionary(alone.map { ($0.id, $0.printed) }, uniquingKeysWith: { $1 })
    return records.map { record in
      var record = record
      if let lines = printed[record.id] { record.printed = lines }
      return record
    }
  }

  private func ended(
    _ test: TestRecord, _ status: TestRecord.Status, _ how: String, _ lastWords: String?
  ) -> TestRecord {
    var test = test
    test.status = status
    // A reason that the runtime gives explains the crash better than a warning.
    let isUnexplained = status == .crashed && lastWords == nil && !warnings.isEmpty
    let words = [how, lastWords, isUnexplained ? warnings : nil]
    test.findings.append(Finding(text: words.compactMap(\.self).joined(separator: "\n")))
    return test
  }

  /// Whether one run of tests together shows that the code is wrong: a test fails, or the run is not whole. The tests
  /// are all of the program.
  func fails(_ tests: [TestRecord]) async throws -> Bool {
    var brief = self
    brief.launcher.endsAtFailure = true
    let run = try await brief.firstRun(of: tests)
    return !run.isWhole || run.tests.contains { $0.status != .passed }
  }

  private func firstRun(of tests: [TestRecord]) async throws -> RunResult {
    let run = try await runOnce(only: tests, choosing: false)
    guard !run.tests.isEmpty else { throw noTests(run) }
    return run
  }

  /// Runs tests again whose results on the same code are known: those with some ids each in a process of its own. One
  /// that hung before gets only the short limit if it ends quickly on other code.
  func runAgain(
    _ records: [TestRecord], apart: Set<String>, quick: Set<String> = []
  ) async throws -> [TestRecord] {
    func isBrief(_ record: TestRecord) -> Bool {
      record.status == .timedOut && quick.contains(record.id)
    }
    let alone = records.filter { apart.contains($0.id) }
    async let together = run(only: records.filter { !apart.contains($0.id) })
    async let whole = runAlone(alone.filter { !isBrief($0) })
    async let brief = runAlone(alone.filter(isBrief), within: firstLookLimit, at: budget.firstLooks)
    return try await together + whole + brief
  }

  /// Whether a test that ran alone ended in half of the short limit.
  func isQuick(_ record: TestRecord) -> Bool {
    record.duration.map { $0 < firstLookLimit / 2 } ?? false
  }

  /// The results of a whole run, or else the results of further runs.
  func settled(_ first: RunResult, of known: [TestRecord]?) async throws -> [TestRecord] {
    if first.isWhole { return first.tests }
    let tests = known?.map(\.notRun) ?? first.tests
    guard !tests.isEmpty else { throw noTests(first) }
    // If a program ends before it lists its tests, any of them may be the cause.
    let unfinished = first.tests.isEmpty ? Set(tests.map(\.id)) : first.unfinished
    let blamed = tests.filter { unfinished.contains($0.id) }
    // If only one test had not ended, no other test kept it from ending.
    let hasHung = blamed.count == 1 && first.ending == .timedOut && !first.tests.isEmpty
    async let apart = hasHung ? runHung(blamed) : runApart(blamed)
    async let together = runTogether(tests.filter { !unfinished.contains($0.id) })
    let found = Dictionary(
      (try await apart + together).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    return tests.map { found[$0.id] ?? $0 }
  }

  /// Runs each test in a process of its own.
  func runEachAlone() async throws -> [TestRecord] {
    let all = try await runOnce(only: nil)
    guard !all.tests.isEmpty || all.isWhole else { throw noTests(all) }
    return try await runAlone(all.tests)
  }

  /// Runs hung tests alone, with the short limit: a test that ends now was kept from ending by others.
  private func runHung(_ tests: [TestRecord]) async throws -> [TestRecord] {
    try await runAlone(tests, within: firstLookLimit, at: budget.firstLooks).map { found in
      guard found.status == .timedOut else { return found }
      let how = "It " + description(of: .timedOut, before: "the test had ended") + "."
      var record = found.notRun
      record.printed = found.printed
      return ended(record, .timedOut, how, nil)
    }
  }

  private func runTogether(_ tests: [TestRecord]) async throws -> [TestRecord] {
    guard !tests.isEmpty else { return [] }
    let run = try await runOnce(only: tests)
    return run.isWhole ? run.tests : try await runApart(tests)
  }

  /// Finds the tests that crash the program or do not end.
  ///
  /// The tests run one after the other in one process. The test that had not ended is to blame: it runs alone, and the
  /// others try again. If no single test is to blame, or after three tries, each test runs alone.
  private func runApart(_ tests: [TestRecord], tries: Int = 3) async throws -> [TestRecord] {
    guard tests.count > 2, tries > 0, !budget.firstLooks.isUsedUp else {
      return try await runAlone(tests)
    }
    let (run, duration) = try await launch(
      only: tests, oneAtATime: true, silenceLimit: firstLookLimit)
    if run.isWhole { return run.tests }
    budget.firstLooks.spend(duration / patience())
    let blamed = tests.filter { run.unfinished.contains($0.id) }
    guard blamed.count == 1 else { return try await runAlone(tests) }
    async let alone = runAlone(blamed)
    async let others = runApart(tests.filter { !run.unfinished.contains($0.id) }, tries: tries - 1)
    return try await alone + others
  }

  /// Runs each test in a process of its own, first all with the short limit, then the slow ones with the whole limit.
  /// After one test has hung for the whole limit, the others get less. If all tests hang, and there are more than
  /// three, the code hangs: then the others are not tried again.
  private func runAlone(_ tests: [TestRecord]) async throws -> [TestRecord] {
    var found = try await runAlone(tests, within: firstLookLimit, at: budget.firstLooks)
    let slow = found.indices.filter { found[$0].status == .timedOut }
    var limit = silenceLimit
    for group in [slow.prefix(1), slow.dropFirst()] {
      let again = try await runAlone(group.map { tests[$0] }, within: limit, at: budget.runs)
      for (index, test) in zip(group, again) { found[index] = test }
      if again.contains(where: { $0.status == .timedOut }) { limit = 2 * firstLookLimit }
      if limit < silenceLimit, slow.count == tests.count, slow.count > 3 { break }
    }
    return found
  }

  /// Runs tests alone, as many at once as ``Semaphore/cores`` has places.
  private func runAlone(
    _ tests: [TestRecord], within limit: Double, at allowance: Budget.Allowance
  ) async throws -> [TestRecord] {
    try await tests.inOrder { try await runAlone($0, within: limit, at: allowance) }
  }

  private func runAlone(
    _ test: TestRecord, within limit: Double, at allowance: Budget.Allowance
  ) async throws -> TestRecord {
    if allowance.isUsedUp {
      var test = test
      test.status = .notReached
      test.findings = [
        Finding(
          text: "It was not run to its end: tests that crash or hang used up the chapter's time.")
      ]
      return test
    }
    let (run, duration) = try await launch(only: [test], silenceLimit: limit)
    allowance.spend(duration / patience())
    var found = run.tests.first { $0.id == test.id } ?? test.notRun
    if !run.printed.isEmpty { found.printed = run.printed }
    guard !run.isWhole else { return found }
    return ended(
      found, run.ending.isOfThisMachine ? .timedOut : .crashed,
      "It " + description(of: run.ending, before: "the test had ended", limit) + ".", run.lastWords)
  }

  /// The reason why a program that has ended listed no test.
  func noTests(_ run: RunResult) -> Diagnostics {
    Diagnostics(
      text: "The tests' program " + description(of: run.ending, before: "its first test began")
        + "." + (run.lastWords.map { "\n" + $0 } ?? ""), isSettled: !run.ending.isOfThisMachine)
  }

  /// The ending of a program that should have gone on, in words.
  private func description(
    of ending: Subprocess.Ending, before event: String, _ limit: Double? = nil
  ) -> String {
    switch ending {
    case .timedOut:
      "did not end within \(String(format: "%g", limit ?? silenceLimit)) s ("
        + (limit.map { $0 < silenceLimit } == true ? "less than usual: another test hung; " : "")
        + "more on a busy machine)"
    case .signalled(SIGKILL):
      "was ended from outside (signal 9): most often because the memory was full. Try again"
    case .signalled(SIGXCPU): "used more than two minutes of processor time"
    case .signalled(let signal): "crashed (signal \(signal))"
    case .exited(let code): "exited with code \(code) before \(event)"
    case .reportedTooMuch: "was stopped: it reported too many problems"
    }
  }

  /// Runs tests together, once: all of the program if none are passed, or if it is not `choosing`.
  func runOnce(only tests: [TestRecord]?, choosing: Bool = true) async throws -> RunResult {
    let (run, duration) = try await launch(
      only: tests, choosing: choosing, silenceLimit: silenceLimit)
    if !run.isWhole { budget.runs.spend(duration / patience()) }
    return run
  }

  private func launch(
    only tests: [TestRecord]?, choosing: Bool = true, oneAtATime: Bool = false, silenceLimit: Double
  ) async throws -> (RunResult, Duration) {
    let ids = tests?.map(\.id)
    let (result, secret) = try await launcher.run(
      choosing: choosing ? ids.map(Self.filter) : nil, oneAtATime: oneAtATime,
      silenceLimit: silenceLimit, patience: patience())
    return (
      try RunResult(result, only: ids, secret: secret, sourceFolders: launcher.sourceFolders),
      result.duration
    )
  }

  /// One regular expression, for the test library's `filter`, for the places of some tests: their ids end in
  /// `/FILE:LINE:COLUMN`. An expression for each test is slow if there are many.
  static func filter(_ ids: [String]) -> [String] {
    let places = ids.map { id in (id.split(separator: "/").last ?? "").split(separator: ":") }
    let byFile = Dictionary(grouping: places) { $0.dropLast(2).joined(separator: ":") }
    let files = byFile.sorted { $0.key < $1.key }.map { file, places in
      let lines = places.map { $0.suffix(2).joined(separator: ":") }
      return NSRegularExpression.escapedPattern(for: file) + ":(?:" + lines.joined(separator: "|")
        + ")"
    }
    return ["/(?:" + files.joined(separator: "|") + ")$"]
  }
}
