import Foundation

/// A learner's tests, run on everything that judges them.
struct CompiledTests: Sendable {
  /// For the runs on everything but the original: tests that hang on the original are left out before.
  private let budget = Budget()
  private let tests: any BuiltTests

  /// Compiles tests against the reference, and against what is planted where that has another interface.
  ///
  /// - Parameters:
  ///   - sources: The tests.
  ///   - key: The hash of the tests and of the reference.
  ///   - plants: What they will be run on beside the original.
  ///   - workshop: What builds them.
  /// - Throws: ``Diagnostics`` when they do not compile.
  init(
    _ sources: SourceTree, key: String, plants: [PlantedDiff] = [], workshop: Workshop
  ) async throws {
    tests = try await workshop.builder.tests(sources, key: key, plants: plants)
  }

  /// Runs the tests on the original, where a second definition of something is an error.
  ///
  /// - Returns: What became of each test.
  /// - Throws: ``Diagnostics`` when they cannot be linked; ``Failure`` when the grader could not work.
  func runOnOriginal() async throws -> [TestRecord] {
    try await tests.with(.original, budget: Budget()) { try await $0.run() }
  }

  /// Runs some tests once more, on a mutant or on the original as a library, as mutants are.
  ///
  /// - Parameters:
  ///   - records: The tests, as they came out on the same code before.
  ///   - plant: The mutant; nil for the original.
  ///   - apart: The ids of those that run each in a process of its own.
  ///   - layout: In which layout of the same code, from 0.
  /// - Returns: What became of each test.
  /// - Throws: ``Diagnostics`` when a run breaks the rules of its stream; ``Failure`` when the grader could not work.
  func runAgain(
    _ records: [TestRecord], on plant: PlantedDiff?, apart: Set<String>, layout: Int = 0
  ) async throws -> [TestRecord] {
    try await tests.with(.planted(plant, layout: layout), budget: budget) {
      try await $0.runAgain(records, apart: apart)
    }
  }

  /// The tests there are.
  func list() async throws -> [TestRecord] {
    try await tests.with(.planted(nil, layout: 0), budget: budget) { try await $0.run() }
  }

  /// Runs some tests on a mutant or a variant; without one, on the original as a library.
  func run(on plant: PlantedDiff?, only chosen: [TestRecord]) async throws -> [TestRecord] {
    try await tests.with(.planted(plant, layout: 0), budget: budget) {
      try await $0.run(only: chosen)
    }
  }

  /// Runs some tests on the learner's own refactoring.
  ///
  /// - Parameters:
  ///   - snapshot: The learner's files.
  ///   - chosen: The tests.
  /// - Returns: What became of each test.
  /// - Throws: ``Diagnostics`` when the tests call what does not exist.
  func run(onOwn snapshot: Submission.Snapshot, only chosen: [TestRecord]) async throws
    -> [TestRecord]
  {
    try await tests.with(.own(snapshot), budget: budget) { try await $0.run(only: chosen) }
  }
}
