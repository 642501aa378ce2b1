import Foundation

/// Judges a learner's tests with the original, its variants and its mutants.
struct TestsJudge {
  let builder: ChapterBuilder
  private var mutants: [PlantedDiff] { builder.mutants }
  private var isOnOwnCode: Bool { mutants.contains(where: \.isInRefactoring) }

  /// Runs the learner's tests on the original, its variants and its mutants.
  ///
  /// Tests with refused code are left out, in so many rounds: each finds the first use of a word in a file.
  func judge(rounds: Int = 8) async throws -> TestsVerdict {
    do {
      let sources = try builder.admittedTests()
      let given = try await givenKeys()
      let runs = try await mutantRuns(of: sources)
      let ran = Array(zip(mutants, runs.unpassed))
      let tests = try await onGivenCode(onOwnCode(runs.tests))
      let counting = Dictionary(
        tests.filter(\.canKill).map { ($0.record.id, $0) }, uniquingKeysWith: { $1 })
      let kills = ran.map { mutant, records in
        let kills = records.filter { record in
          record.hasFailed && counting[record.id].map { $0.mutant != mutant.id } == true
        }
        return (mutant, records, kills)
      }
      let killers = Set(kills.flatMap(\.2).map(\.id))
      let unreached = Set(ran.flatMap(\.1).filter { $0.status == .notReached }.map(\.id))
      return TestsVerdict(
        tests: tests.map { test in
          let isIdle = test.status == .valid && !killers.contains(test.record.id)
          guard isIdle, !given.contains(test.record.key) else { return test }
          return TestsVerdict.Test(
            record: test.record, status: unreached.contains(test.record.id) ? .notReached : .idle,
            mutant: test.mutant)
        },
        mutants: kills.map { mutant, records, kills in
          TestsVerdict.Mutant(
            id: mutant.id, isDemo: mutant.isDemo, killedBy: kills.map(\.name),
            isSettled: records.allSatisfy(\.isSettled), isInRefactoring: mutant.isInRefactoring,
            failsExpectation: kills.contains(where: \.failsExpectation))
        }, isOnOwnCode: isOnOwnCode, ownLog: ownLog(in: sources, tests))
    } catch let diagnostics as Diagnostics {
      if rounds > 0,
        let (others, refused) = try await builder.withoutTests(refusedIn: diagnostics)
      {
        return try await TestsJudge(builder: others).judge(rounds: rounds - 1)
          .adding(refused: refused)
      }
      return nothing(diagnostics.text, isSettled: diagnostics.isSettled)
    } catch let failure as CodeDoesNotBuild {
      let error = "Your tests run on your own code as well, and that does not build: see turn 2."
      var verdict = nothing(error, isSettled: failure.isSettled)
      verdict.waitsForCode = true
      return verdict
    }
  }

  /// The results on the original, its variants and its mutants. In chapters where the tests run on own code as well, they
  /// are kept, because that code changes while the tests stay the same.
  private func mutantRuns(of sources: SourceTree) async throws -> MutantRuns {
    guard isOnOwnCode else { return try await runAll(sources) }
    return try await builder.store.value(
      "mutantRuns", builder.keys.mutantRuns, keptIf: \MutantRuns.isSettled
    ) { try await runAll(sources) }
  }

  private func runAll(_ sources: SourceTree) async throws -> MutantRuns {
    let programs = try await programs(sources)
    let valid = try await validated(programs)
    let ran = try await run(
      valid.filter(\.canKill).map(\.record), on: mutants, programs, isSaid: true)
    return MutantRuns(
      tests: try await confirmed(valid, ran, programs),
      unpassed: ran.map { $0.1.filter { $0.status != .passed } })
  }

  /// Says that the learner's own code, on which the tests run too, does not build.
  private struct CodeDoesNotBuild: Error {
    let isSettled: Bool
  }

  /// What holds for the names in tests that are also built with a right answer to turn 2.
  static let reachThroughEntry =
    "These tests are also built with a right answer to turn 2: let them name nothing of your own code"
    + " but the functions of Entry.swift, as they were given."

  private func programs(_ sources: SourceTree) async throws -> TestPrograms {
    builder.progress.say(.building("your tests"), of: builder.chapter.id)
    do {
      return try await builder.programs.tests(
        sources, key: builder.keys.tests, on: builder.variants + mutants)
    } catch let diagnostics as Diagnostics where namesOwnCode(diagnostics) {
      throw Diagnostics(
        text: Self.reachThroughEntry + "\n" + diagnostics.text, isSettled: diagnostics.isSettled)
    }
  }

  /// The tick for a test of the learner's own log; nil in chapters that ask for none.
  private func ownLog(in sources: SourceTree, _ tests: [TestsVerdict.Test]) -> Tick? {
    builder.chapter.settings.ownLog.map { log in
      let counting = Set(tests.filter(\.canKill).map(\.record.path))
      let isDone = zip(sources.paths, sources.files).contains {
        counting.contains($0) && (try? String(textOf: $1))?.contains(log.mark) == true
      }
      return Tick(name: log.step, isDone: isDone)
    }
  }

  /// Whether the compiler misses a name that the learner's own refactoring declares, or objects to a use of a type that
  /// only this refactoring and perhaps the right answer declare.
  private func namesOwnCode(_ diagnostics: Diagnostics) -> Bool {
    let missing = diagnostics.text.split(separator: "\n")
      .filter { $0.contains("cannot find") || $0.contains("has no member") }
      .compactMap { $0.split(separator: "'", omittingEmptySubsequences: false).dropLast().last }
    let type = /\b(?:class|struct|enum|actor|protocol|typealias)\s+(\w+)/
    let member = /\b(?:func|var|let|case)\s+(\w+)/
    func texts(_ sources: SourceTree) -> String {
      sources.files.compactMap { try? String(textOf: $0) }.joined()
    }
    let own = texts(builder.snapshot.sources(.refactoring))
    let start = (try? SourceTree(root: builder.chapter.start, folders: [Turn.refactoring.rawValue]))
    let types = Set(own.matches(of: type).map(\.output.1))
    let given = Set((start.map(texts) ?? "").matches(of: type).map(\.output.1))
    let used = Set(diagnostics.text.matches(of: /\w+/).map(\.output))
    return !types.union(own.matches(of: member).map(\.output.1)).isDisjoint(with: missing)
      || !types.subtracting(given).isDisjoint(with: used)
  }

  /// The verdict on tests that could not be judged: they kill no mutant.
  func nothing(_ error: String, isSettled: Bool = true) -> TestsVerdict {
    TestsVerdict(
      tests: [],
      mutants: mutants.map { TestsVerdict.Mutant(id: $0.id, isDemo: $0.isDemo, killedBy: []) },
      ownLog: builder.chapter.settings.ownLog.map { Tick(name: $0.step, isDone: false) },
      error: error, errorIsSettled: isSettled)
  }

  /// The keys of the tests that came with the chapter. These tests are never called idle.
  private func givenKeys() async throws -> Set<String> {
    let key = builder.keys.given
    let given = try await builder.store.value(
      "given", key, keptIf: { (tests: [TestRecord]) in tests.allSatisfy(\.isSettled) }
    ) {
      let sources = try SourceTree(root: builder.chapter.start, folders: [Turn.tests.rawValue])
      return try await builder.own.programs.tests(sources, key: key, on: []).beside(nil).run()
    }
    return Set(given.map(\.key))
  }

  /// Runs the tests twice on the original, then those that pass on each variant, twice if they fail there. Returns them
  /// with their statuses.
  private func validated(_ programs: TestPrograms) async throws -> [TestsVerdict.Test] {
    builder.progress.say(.original, of: builder.chapter.id)
    let all = try await programs.original.run(isShown: true)
    let first = all.prefix(TestsVerdict.testLimit)
    let again = try await programs.beside(nil).run(only: first.filter { $0.status == .passed })
    let onVariants = try await run(
      again.filter { $0.status == .passed }, on: builder.variants, programs)
    let runs = try await onVariants.inOrder { variant, records in
      let failed = records.filter(\.hasFailed)
      let passed = try await programs.beside(variant).run(only: failed)
        .filter { $0.status == .passed }
      return (variant, records, Set(passed.map(\.id)))
    }
    let second = Dictionary(again.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    return first.map { before in
      let record = second[before.id] ?? before
      if before.status == .passed, record.hasFailed {
        return TestsVerdict.Test(record: record, status: .flaky)
      }
      if record.status == .notReached {
        return TestsVerdict.Test(record: record, status: .notReached)
      }
      if record.hasFailed { return TestsVerdict.Test(record: record, status: .wrong) }
      guard record.status == .passed else {
        return TestsVerdict.Test(record: record, status: .valid)
      }
      for (variant, records, passedAgain) in runs {
        guard let failed = records.first(where: { $0.id == record.id && $0.status != .passed })
        else { continue }
        if passedAgain.contains(record.id) {
          return TestsVerdict.Test(record: failed, status: .flaky, mutant: variant.id)
        }
        return TestsVerdict.Test(
          record: failed, status: failed.status == .notReached ? .notReached : .overSpecified,
          variant: variant.id)
      }
      return TestsVerdict.Test(record: record, status: .valid)
    } + all.dropFirst(first.count).map { TestsVerdict.Test(record: $0, status: .unjudged) }
  }

  /// In chapters where learners test their own code, runs the tests that are valid so far on that code.
  private func onOwnCode(_ tests: [TestsVerdict.Test]) async throws -> [TestsVerdict.Test] {
    guard isOnOwnCode else { return tests }
    if builder.snapshot.sources(.refactoring).paths.isEmpty {
      throw Diagnostics(
        text: "Your tests run on your own code as well, and there is none: no Swift file is in"
          + " \(builder.chapter.workPath)/YourRefactoring.")
    }
    do { try await builder.programs.compileRefactoring() } catch let diagnostics as Diagnostics {
      throw CodeDoesNotBuild(isSettled: diagnostics.isSettled)
    }
    let passing = tests.filter(\.canKill).map(\.record)
    do {
      let records = try await builder.programs.learnersTests(untouched: false).run(only: passing)
      return tests.map { test in
        guard let failed = records.first(where: { $0.id == test.record.id && $0.status != .passed })
        else { return test }
        let isReached = failed.status != .notReached
        return TestsVerdict.Test(
          record: failed, status: isReached ? .wrong : .notReached, failsOnOwnCode: isReached)
      }
    } catch let diagnostics as Diagnostics {
      let names = try await builder.undefinedNames(in: diagnostics)
      guard !names.isEmpty else { throw diagnostics }
      throw Diagnostics(
        text: Self.reachThroughEntry + "\nNames in the tests, missing in your code:\n"
          + names.map { "  \($0)" }.joined(separator: "\n"))
    }
  }

  /// In chapters where learners test their own code, runs the tests that fail on the untouched code as well.
  private func onGivenCode(_ tests: [TestsVerdict.Test]) async throws -> [TestsVerdict.Test] {
    let failing = tests.filter { $0.status == .wrong && $0.record.status == .failed }.map(\.record)
    guard isOnOwnCode, !failing.isEmpty else { return tests }
    do {
      let records = try await builder.programs.learnersTests(untouched: true).run(only: failing)
      let known = Dictionary(records.map { ($0.id, $0.status) }, uniquingKeysWith: { $1 })
      return tests.map { test in
        var told = test
        told.passesAsGiven = known[test.record.id].map { $0 == .passed }
        return told
      }
    } catch is Diagnostics {
      // The tests name a declaration that the learner's code and ours have, and the untouched code has not.
      return tests
    }
  }

  /// Runs tests on mutants or variants. With `isSaid`, each finished mutant is reported as progress.
  private func run(
    _ tests: [TestRecord], on plants: [PlantedDiff], _ programs: TestPrograms, isSaid: Bool = false
  ) async throws -> [(PlantedDiff, [TestRecord])] {
    var results: [(PlantedDiff, [TestRecord])] = []
    try await plants.inOrder {
      try await programs.beside($0).run(only: tests)
    } take: { plant, records in
      results.append((plant, records))
      guard isSaid else { return }
      builder.progress.say(
        .mutants(done: results.count, of: plants.count), of: builder.chapter.id)
    }
    return results
  }
}
