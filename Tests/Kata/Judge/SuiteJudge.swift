import Foundation

/// Judges a learner's refactoring by the suite.
struct SuiteJudge {
  let workshop: Workshop

  /// Links the suite to a learner's objects and runs it.
  ///
  /// - Parameter snapshot: The learner's files.
  /// - Returns: The verdict.
  /// - Throws: ``Failure`` when the grader could not work.
  func judge(_ snapshot: Submission.Snapshot) async throws -> SuiteVerdict {
    let expected = try await untouched()
    do {
      workshop.progress.say(.suite, of: workshop.chapter.id)
      let ran = try await workshop.builder.suite(on: snapshot).run(all: expected.map(\.record))
      let found = Dictionary(ran.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      return SuiteVerdict(
        tests: expected.map { test in
          SuiteVerdict.Test(
            record: found[test.record.id] ?? Self.notRun(test.record), isGuard: test.isGuard)
        })
    } catch let diagnostics as Diagnostics {
      let explained = try await workshop.explained(diagnostics, of: "The suite")
      return Self.nothing(of: expected, explained.text, isSettled: explained.isSettled)
    }
  }

  /// Whether the suite rejects a refactoring, or did so before: one run that fails is enough.
  ///
  /// - Parameter snapshot: The learner's files.
  /// - Returns: Whether it failed.
  /// - Throws: ``Diagnostics`` when they do not build; ``Failure`` when the grader could not work.
  func rejects(_ snapshot: Submission.Snapshot) async throws -> Bool {
    try await workshop.store.value("rejections", workshop.keys.suiteVerdict, keptIf: { _ in true })
    {
      let expected = try await untouched()
      return try await workshop.builder.suite(on: snapshot).fails(expected.map(\.record))
    }
  }

  /// The verdict on a refactoring that could not be judged: it has earned nothing of what the suite is worth.
  ///
  /// - Parameter cause: Why it could not be judged.
  /// - Returns: The verdict.
  /// - Throws: ``Failure`` when the suite does not run on the untouched start.
  func nothing(because cause: String) async throws -> SuiteVerdict {
    Self.nothing(of: try await untouched(), cause, isSettled: false)
  }

  private static func nothing(
    of expected: [SuiteVerdict.Test], _ error: String, isSettled: Bool = true
  ) -> SuiteVerdict {
    SuiteVerdict(
      tests: expected.map {
        SuiteVerdict.Test(record: notRun($0.record), isGuard: $0.isGuard)
      }, error: error, errorIsSettled: isSettled)
  }

  private static func notRun(_ record: TestRecord) -> TestRecord {
    var record = record
    record.status = .notRun
    return record
  }

  /// Runs the whole suite on the untouched start in parallel, again and again.
  ///
  /// - Parameter times: How often.
  /// - Returns: The names of the tests that had another result at least once than when run alone.
  /// - Throws: ``Failure`` when the grader could not work.
  func unsteadyTests(times: Int) async throws -> [String] {
    let expected = try await untouched()
    var unsteady: Set<String> = []
    let program = try await workshop.builder.suite(on: nil)
    let runs = try await withThrowingTaskGroup(of: [TestRecord].self) { group in
      for _ in 0..<times { group.addTask { try await program.run() } }
      return try await group.reduce(into: [[TestRecord]]()) { $0.append($1) }
    }
    for run in runs {
      let passed = Set(run.filter { $0.status == .passed }.map(\.id))
      for test in expected where test.isGuard != passed.contains(test.record.id) {
        unsteady.insert(test.record.name)
      }
    }
    return unsteady.sorted()
  }

  /// The suite's tests as they come out on the untouched start, each run alone: those that pass are guards.
  ///
  /// - Throws: ``Failure`` when one does not end: if that were kept, it would never be a guard.
  private func untouched() async throws -> [SuiteVerdict.Test] {
    try await workshop.store.value("guards", workshop.keys.suite, keptIf: { _ in true }) {
      workshop.progress.say(.guards, of: workshop.chapter.id)
      let records: [TestRecord]
      do {
        records = try await workshop.own.builder.suite(on: nil).runEachAlone()
      } catch let diagnostics as Diagnostics {
        throw Failure.grader(
          "The suite of \(workshop.chapter.id) does not run on the untouched start.\n"
            + diagnostics.text)
      }
      if let endless = records.first(where: { !$0.isSettled }) {
        throw Failure.grader(
          "The test \"\(endless.name)\" of \(workshop.chapter.id) did not end on the untouched start."
            + " Is this machine very busy? Nothing was judged: try again.")
      }
      return records.map { record in
        var untold = record
        untold.findings = []
        return SuiteVerdict.Test(record: untold, isGuard: record.status == .passed)
      }
    }
  }
}
