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

  /// Runs the tests on the original, and those that pass once more: a test that fails once has failed.
  ///
  /// The first run is linked as SwiftPM links, where a second definition of something is an error; the
  /// second as on what is planted.
  ///
  /// - Returns: What became of each test.
  /// - Throws: ``Diagnostics`` when they cannot be linked; ``Failure`` when the grader could not work.
  func runTwice() async throws -> [TestRecord] {
    let budget = Budget()
    let reference = try await workshop.reference()
    let first = try await linked(to: reference.objects, budget: budget, checking: nil) {
      try await $0.run()
    }
    let again = try await run(
      tests, with: reference, only: first.filter { $0.status == .passed }, budget: budget)
    let failed = Dictionary(
      again.filter { $0.status != .passed }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    return first.map { failed[$0.id] ?? $0 }
  }

  /// The tests there are.
  func list() async throws -> [TestRecord] {
    try await run(tests, with: workshop.reference(), only: nil, budget: budget)
  }

  /// Runs some tests on a mutant or a variant.
  func run(on plant: PlantedDiff, only chosen: [TestRecord]) async throws -> [TestRecord] {
    try await run(
      reshaped[plant.file] ?? tests, with: workshop.planted(plant).part, only: chosen,
      budget: budget)
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
    _ tests: Part, with chapter: Part, only chosen: [TestRecord]?, budget: Budget
  ) async throws -> [TestRecord] {
    try await workshop.store.withTemporaryFolder { folder in
      try await workshop.testProgram(tests, with: chapter, in: folder, budget: budget)
        .run(only: chosen)
    }
  }
}
