import Foundation

/// Judges a learner's refactoring with the suite.
struct SuiteJudge {
  let builder: ChapterBuilder

  /// Links the suite to the learner's objects, and runs it.
  func judge() async throws -> SuiteVerdict {
    let expected = try await untouched()
    do {
      builder.progress.say(.suite, of: builder.chapter.id)
      let ran = try await builder.programs.suite(untouched: false).run(all: expected.map(\.record))
      let found = Dictionary(ran.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      let tests = expected.map { test in
        SuiteVerdict.Test(
          record: found[test.record.id] ?? test.record.notRun, isGuard: test.isGuard)
      }
      let edited = try await edit?.judge(tests)
      return SuiteVerdict(
        tests: tests + [edited].compactMap(\.self).map { .init(record: $0, isGuard: true) })
    } catch let diagnostics as Diagnostics {
      let explained = try await builder.explained(diagnostics, of: "The suite")
      return nothing(of: expected, explained.text, isSettled: explained.isSettled)
    }
  }

  /// The judge of the file that the chapter names for a small edit; nil if it names none.
  private var edit: EditJudge? {
    builder.chapter.settings.smallEdit.map { EditJudge(builder: builder, edit: $0) }
  }

  /// Whether the suite rejects the refactoring. One run decides, and its result is kept. Throws ``Diagnostics`` if the
  /// refactoring does not build.
  func rejects() async throws -> Bool {
    try await builder.store.value("rejections", builder.keys.suiteVerdict, keptIf: { _ in true }) {
      let expected = try await untouched()
      let fails = try await builder.programs.suite(untouched: false).fails(expected.map(\.record))
      guard !fails, edit != nil else { return fails }
      return try await judge().status != .passed
    }
  }

  /// The verdict on a refactoring that could not be judged: it earns none of the suite's points.
  func nothing(because cause: String) async throws -> SuiteVerdict {
    nothing(of: try await untouched(), cause, isSettled: false)
  }

  private func nothing(
    of expected: [SuiteVerdict.Test], _ error: String, isSettled: Bool = true
  ) -> SuiteVerdict {
    SuiteVerdict(
      tests: expected.map {
        SuiteVerdict.Test(record: $0.record.notRun, isGuard: $0.isGuard)
      } + [edit?.notJudged].compactMap(\.self).map { .init(record: $0, isGuard: true) },
      error: error, errorIsSettled: isSettled)
  }

  /// The names of the suite's tests whose results on the untouched start differ between a run alone and any of `times`
  /// parallel runs of the whole suite.
  func unsteadyTests(times: Int) async throws -> [String] {
    let expected = try await untouched()
    var unsteady: Set<String> = []
    let program = try await builder.programs.suite(untouched: true)
    for run in try await Array(repeating: program, count: times).inOrder({ try await $0.run() }) {
      let passed = Set(run.filter { $0.status == .passed }.map(\.id))
      for test in expected where test.isGuard != passed.contains(test.record.id) {
        unsteady.insert(test.record.name)
      }
    }
    return unsteady.sorted()
  }

  /// The results of the suite's tests on the untouched start, each run alone. The tests that pass there are guards.
  /// Throws ``Failure`` if a test does not end: a kept time-out would keep it from ever being a guard.
  private func untouched() async throws -> [SuiteVerdict.Test] {
    try await builder.store.value("guards", builder.keys.suite, keptIf: { _ in true }) {
      builder.progress.say(.guards, of: builder.chapter.id)
      let records: [TestRecord]
      do {
        records = try await builder.own.programs.suite(untouched: true).runEachAlone()
      } catch let diagnostics as Diagnostics {
        throw Failure.grader(
          "The suite of \(builder.chapter.id) does not run on the untouched start.\n"
            + diagnostics.text)
      }
      if let endless = records.first(where: { !$0.isSettled }) {
        throw Failure.grader(
          "The test \"\(endless.name)\" of \(builder.chapter.id) did not end on the untouched start."
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
