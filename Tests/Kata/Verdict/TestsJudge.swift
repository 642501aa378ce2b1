import Foundation

/// Judges a learner's tests by the original, its variants and its mutants.
struct TestsJudge {
  let workshop: Workshop
  let mutants: [PlantedDiff]
  let variants: [PlantedDiff]

  private var isOnOwnCode: Bool { mutants.contains(where: \.isInRefactoring) }

  /// Runs the tests on everything that is planted.
  ///
  /// - Parameter snapshot: The learner's files.
  /// - Returns: The verdict.
  /// - Throws: ``Failure`` when the grader could not work.
  func judge(_ snapshot: Submission.Snapshot) async throws -> TestsVerdict {
    let sources = snapshot.sources(.tests)
    guard !sources.paths.isEmpty else {
      return nothing(
        "There are no Swift files in \(workshop.chapter.workPath)/YourTests."
          + " `swift run kata reset \(workshop.chapter.number)` brings the given ones back.")
    }
    do {
      let given = try await givenKeys()
      let subject = try await subject(sources)
      let tests = try await onOwnCode(validated(subject), subject, snapshot)
      let valid = tests.filter { !$0.isLeftOut && $0.record.status == .passed }
      let killed = try await kills(of: valid.map(\.record), subject)
      let killers = Set(killed.flatMap(\.1).map(\.id))
      return TestsVerdict(
        tests: tests.map { test in
          let isIdle = !test.isLeftOut && !killers.contains(test.record.id)
          guard isIdle, !given.contains(test.record.key) else { return test }
          return TestsVerdict.Test(record: test.record, status: .idle)
        },
        mutants: killed.map { mutant, killers in
          TestsVerdict.Mutant(
            id: mutant.id, isDemo: mutant.isDemo, killedBy: killers.map(\.name))
        }, isOnOwnCode: isOnOwnCode)
    } catch let diagnostics as Diagnostics {
      return nothing(diagnostics.text)
    }
  }

  private static let reachThroughEntry =
    "These tests are also built with a right answer to turn 2: let them name nothing of your own code"
    + " but the functions of Entry.swift."

  private func subject(_ sources: SourceTree) async throws -> Subject {
    do {
      return try await Subject(sources, key: workshop.keys.tests, workshop: workshop)
    } catch let diagnostics as Diagnostics where isOnOwnCode {
      throw Diagnostics(text: diagnostics.text + "\n" + Self.reachThroughEntry)
    }
  }

  private func nothing(_ error: String) -> TestsVerdict {
    TestsVerdict(
      tests: [],
      mutants: mutants.map { TestsVerdict.Mutant(id: $0.id, isDemo: $0.isDemo, killedBy: []) },
      error: error)
  }

  /// The tests that came with the chapter: they are never called idle.
  private func givenKeys() async throws -> Set<String> {
    let key = workshop.keys.given
    if let known: Set<String> = workshop.store.value("given", key) { return known }
    let sources = SourceTree(root: workshop.chapter.start, folders: [Turn.tests.rawValue])
    let subject = try await Subject(sources, key: key, workshop: workshop)
    let keys = Set(try await subject.run().map(\.key))
    try workshop.store.keep(keys, "given", key)
    return keys
  }

  /// Runs the tests twice on the original and once on each variant, and says which can be relied on.
  private func validated(_ subject: Subject) async throws -> [TestsVerdict.Test] {
    workshop.progress.say("\(workshop.chapter.id): your tests on the original and its variants")
    let original = try await subject.run(times: 2)
    let passing = original.filter { $0.status == .passed }.map(\.id)
    let runs = try await each(variants) { try await subject.run(on: $0, only: passing) }
    return original.map { record in
      if record.hasFailed { return TestsVerdict.Test(record: record, status: .wrong) }
      for (variant, records) in runs {
        if let failed = records.first(where: { $0.key == record.key && $0.status != .passed }),
          record.status == .passed
        {
          return TestsVerdict.Test(record: failed, status: .overSpecified, variant: variant.id)
        }
      }
      return TestsVerdict.Test(record: record, status: .valid)
    }
  }

  /// Runs the tests that are valid so far on the learner's own code, in chapters where that is what they test.
  private func onOwnCode(
    _ tests: [TestsVerdict.Test], _ subject: Subject, _ snapshot: Submission.Snapshot
  ) async throws -> [TestsVerdict.Test] {
    guard isOnOwnCode else { return tests }
    let refactoring: Part
    do {
      refactoring = try await workshop.refactoring(snapshot)
    } catch is Diagnostics {
      throw Diagnostics(
        text: "Your tests run on your own code as well, and that does not build: see turn 2.")
    }
    let passing = tests.filter { !$0.isLeftOut && $0.record.status == .passed }.map(\.record.id)
    do {
      let records = try await subject.run(onOwn: refactoring, only: passing)
      return tests.map { test in
        guard let failed = records.first(where: { $0.id == test.record.id && $0.status != .passed })
        else { return test }
        return TestsVerdict.Test(record: failed, status: .wrong, failsOnOwnCode: true)
      }
    } catch let diagnostics as Diagnostics {
      let names = try await workshop.undefinedNames(in: diagnostics)
      guard !names.isEmpty else { throw diagnostics }
      throw Diagnostics(
        text: Self.reachThroughEntry + "\nWhat they call and your code does not have:\n"
          + names.map { "  \($0)" }.joined(separator: "\n"))
    }
  }

  private func kills(
    of tests: [TestRecord], _ subject: Subject
  ) async throws -> [(PlantedDiff, [TestRecord])] {
    let counter = Counter(total: mutants.count)
    return try await each(mutants) { mutant in
      let ran = try await subject.run(on: mutant, only: tests.map(\.id))
      workshop.progress.say(
        "\(workshop.chapter.id): mutants", done: counter.next(), of: counter.total)
      return ran.filter(\.hasFailed)
    }
  }

  private func each<Result: Sendable>(
    _ plants: [PlantedDiff], _ body: @Sendable @escaping (PlantedDiff) async throws -> Result
  ) async throws -> [(PlantedDiff, Result)] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      for (index, plant) in plants.enumerated() {
        group.addTask { (index, try await body(plant)) }
      }
      var results: [Int: Result] = [:]
      for try await (index, result) in group { results[index] = result }
      return plants.enumerated().compactMap { index, plant in results[index].map { (plant, $0) } }
    }
  }
}
