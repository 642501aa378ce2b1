import Foundation

/// A learner's tests, compiled, and run on everything that judges them.
struct CompiledTests: Sendable {
  private let workshop: Workshop
  /// For the runs on everything but the original: tests that hang on the original are left out before.
  private let budget = Budget()
  private let tests: Part
  /// The tests compiled against those plants whose types have another shape, by the plant's file.
  private let reshaped: [URL: Part]

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
    self.workshop = workshop
    async let others = Self.reshaped(sources, key: key, plants: plants, workshop: workshop)
    tests = try await workshop.tests(sources, key: key, against: workshop.reference())
    reshaped = try await others
  }

  private static func reshaped(
    _ sources: SourceTree, key: String, plants: [PlantedDiff], workshop: Workshop
  ) async throws -> [URL: Part] {
    try await withThrowingTaskGroup(of: (URL, Part)?.self) { group in
      for plant in plants {
        group.addTask {
          let planted = try await workshop.planted(plant)
          if planted.keepsInterface { return nil }
          let key = "\(key)-\(try workshop.keys.key(of: plant))"
          return (plant.file, try await workshop.tests(sources, key: key, against: planted.part))
        }
      }
      var reshaped: [URL: Part] = [:]
      for try await case (let file, let tests)? in group { reshaped[file] = tests }
      return reshaped
    }
  }

  /// Runs the tests on the original, linked as SwiftPM links, where a second definition of something is an
  /// error.
  ///
  /// - Returns: What became of each test.
  /// - Throws: ``Diagnostics`` when they cannot be linked; ``Failure`` when the grader could not work.
  func runOnOriginal() async throws -> [TestRecord] {
    try await linked(to: workshop.reference().objects, budget: Budget(), checking: nil) {
      try await $0.run()
    }
  }

  /// Runs some tests once more, on a mutant or on the original as a library, as mutants are.
  ///
  /// - Parameters:
  ///   - records: The tests, as they came out on the same code before.
  ///   - plant: The mutant; nil for the original.
  ///   - layout: In which layout of the same code, from 0.
  /// - Returns: What became of each test.
  /// - Throws: ``Diagnostics`` when a run breaks the rules of its stream; ``Failure`` when the grader could not work.
  func runAgain(
    _ records: [TestRecord], on plant: PlantedDiff?, layout: Int = 0
  ) async throws -> [TestRecord] {
    try await run(on: plant, layout: layout) { try await $0.runAgain(records) }
  }

  /// The tests there are.
  func list() async throws -> [TestRecord] {
    try await run(on: nil) { try await $0.run() }
  }

  /// Runs some tests on a mutant or a variant; without one, on the original as a library.
  func run(on plant: PlantedDiff?, only chosen: [TestRecord]) async throws -> [TestRecord] {
    try await run(on: plant) { try await $0.run(only: chosen) }
  }

  /// Runs some tests on the learner's own refactoring.
  ///
  /// - Parameters:
  ///   - refactoring: Its objects.
  ///   - rules: What judges them.
  ///   - chosen: The tests.
  /// - Returns: What became of each test.
  /// - Throws: ``Diagnostics`` when the tests call what does not exist.
  func run(
    onOwn refactoring: Part, checking rules: ObjectRules, only chosen: [TestRecord]
  ) async throws -> [TestRecord] {
    let rest = try await workshop.start().objects(outside: .refactoring)
    return try await linked(to: rest + refactoring.objects, budget: budget, checking: rules) {
      try await $0.run(only: chosen)
    }
  }

  private func linked(
    to chapter: [URL], budget: Budget, checking rules: ObjectRules?,
    run: (TestProgram) async throws -> [TestRecord]
  ) async throws -> [TestRecord] {
    try await workshop.store.withTemporaryFolder { folder in
      try await run(
        workshop.testProgram(
          tests.objects + chapter, in: folder, budget: budget, checking: rules))
    }
  }

  private func run(
    on plant: PlantedDiff?, layout: Int = 0, _ body: (TestProgram) async throws -> [TestRecord]
  ) async throws -> [TestRecord] {
    let chapter =
      if let plant { try await workshop.planted(plant).part } else {
        try await workshop.reference()
      }
    let tests = plant.flatMap { reshaped[$0.file] } ?? tests
    return try await workshop.store.withTemporaryFolder { folder in
      try await body(
        workshop.testProgram(
          tests, with: chapter, layout: layout, in: folder, budget: budget))
    }
  }
}
