extension TestsJudge {
  /// Confirms kills: the tests that made them run again in rounds, until a round changes nothing.
  ///
  /// Each round has an order of its own, and each run a folder with a name of its own. So only the code's behaviour
  /// tells a test which mutant it runs on. Flaky tests, and tests that could not run again on all code, get their
  /// status.
  func confirmed(
    _ tests: [TestsVerdict.Test], _ ran: [(PlantedDiff, [TestRecord])], _ programs: TestPrograms
  ) async throws -> [TestsVerdict.Test] {
    let graded = ran.filter { !$0.0.isDemo }
    let codes = [nil] + graded.map { $0.0 }
    let valid = tests.filter(\.canKill).map(\.record)
    let known = Self.table([valid] + graded.map { $0.1 })
    var confirmation = KillConfirmation(known.mapValues { $0.map(\.status) })
    // A test runs in the same company everywhere, because it could fail for lack of it.
    let apart = Self.endedBadly(known.values.joined())
    // A test that hangs on a mutant gets only the short limit if that is enough for it on the original.
    let original = try programs.beside(nil)
    let alone = try await original.runAgain(valid.filter { apart.contains($0.id) }, apart: apart)
    let quick = Set(alone.filter(original.isQuick).map(\.id))
    var judged: [String: TestsVerdict.Test] = [:]
    while confirmation.needsRound {
      builder.progress.say(.confirmation, of: builder.chapter.id)
      let killers = confirmation.killers.keys
      let runs = try await codes.indices.shuffled().inOrder { place in
        let before = killers.compactMap { known[$0]?[place] }
        let records = try await programs.beside(codes[place])
          .runAgain(before, apart: apart, quick: quick)
        return (place, records)
      }
      let round = Self.table(runs.sorted { $0.0 < $1.0 }.map { $0.1 })
      confirmation.take(round.mapValues { $0.map(\.status) })
      for id in killers {
        guard let before = known[id] else { continue }
        let now = round[id] ?? []
        if let place = confirmation.flaky[id] {
          judged[id] = TestsVerdict.Test(
            record: before[place].hasFailed ? before[place] : now[place], status: .flaky,
            mutant: codes[place]?.id)
        } else if confirmation.notReached.contains(id) {
          let record = now.first { $0.status == .notReached } ?? before[0]
          judged[id] = TestsVerdict.Test(record: record, status: .notReached)
        }
      }
    }
    let dependent = try await dependentTests(
      among: confirmation.flaky.filter { $0.value == 0 }.keys.compactMap { known[$0]?[0] },
      all: valid, original)
    return tests.map { test in
      var confirmed = judged[test.record.id] ?? test
      confirmed.needsOthers = dependent.contains(test.record.id)
      if let place = confirmation.unsteady[test.record.id] { confirmed.mutant = codes[place]?.id }
      return confirmed
    }
  }

  /// The ids of the flaky tests that pass with all others, and fail alone, twice each.
  private func dependentTests(
    among flaky: [TestRecord], all: [TestRecord], _ original: TestProgram
  ) async throws -> Set<String> {
    var dependent = Set(flaky.map(\.id))
    for _ in 1...2 where !dependent.isEmpty {
      let together = try await original.run(only: all)
      let alone = try await original.runAgain(
        flaky.filter { dependent.contains($0.id) }, apart: dependent)
      dependent.formIntersection(together.filter { $0.status == .passed }.map(\.id))
      dependent.formIntersection(alone.filter(\.hasFailed).map(\.id))
    }
    return dependent
  }

  /// Runs tests on the original and on each mutant, `times` times. Returns those whose result changed, and how.
  func unsteadyTests(of sources: SourceTree, times: Int) async throws -> [String] {
    let programs = try await builder.programs.tests(
      sources, key: builder.keys.tests, on: builder.mutants)
    let all = try await programs.beside(nil).run()
    let codes = [nil] + builder.mutants.map(Optional.some)
    let known = try await codes.inOrder { try await programs.beside($0).run(only: all) }
    let runs = codes.indices.flatMap { Array(repeating: $0, count: times - 1) }.shuffled()
    let unsteady = try await runs.inOrder { place in
      let failed = Set(known[place].filter(\.hasFailed).map(\.id))
      let apart = Self.endedBadly(known[place])
      return try await programs.beside(codes[place])
        .runAgain(known[place], apart: apart, quick: apart)
        .filter { $0.hasFailed != failed.contains($0.id) }
        .map {
          "\"\($0.name)\" on \(codes[place]?.id ?? "the original") "
            + ($0.status == .notReached
              ? "takes too long to crash or hang in each run" : "passes and fails")
        }
    }
    return Set(unsteady.joined()).sorted()
  }

  private static func endedBadly(_ records: some Sequence<TestRecord>) -> Set<String> {
    Set(records.lazy.filter(\.hasEndedBadly).map(\.id))
  }

  /// The records of each test in some runs, by the test's id, in the order of the runs.
  private static func table(_ runs: [[TestRecord]]) -> [String: [TestRecord]] {
    Dictionary(grouping: runs.joined(), by: \.id)
  }
}
