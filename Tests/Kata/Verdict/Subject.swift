import Foundation

/// Somebody's tests, compiled, and what they can be run on.
struct Subject: Sendable {
  private let sources: SourceTree
  private let key: String
  private let workshop: Workshop
  private let tests: Part

  /// Compiles tests against the reference.
  ///
  /// - Throws: ``Diagnostics`` when they do not compile.
  init(_ sources: SourceTree, key: String, workshop: Workshop) async throws {
    self.sources = sources
    self.key = key
    self.workshop = workshop
    tests = try await workshop.tests(sources, key: key, against: workshop.reference())
  }

  /// Runs the tests on the original.
  ///
  /// - Parameter times: How often; a test that fails once has failed.
  /// - Returns: What became of each test.
  /// - Throws: ``Failure`` when the grader could not work.
  func run(times: Int = 1) async throws -> [TestRecord] {
    try await program(of: workshop.reference(), tests) { program in
      var records = try await program.run()
      for _ in 1..<times {
        for again in try await program.run() where again.hasFailed {
          guard let index = records.firstIndex(where: { $0.id == again.id }) else { continue }
          if !records[index].hasFailed { records[index] = again }
        }
      }
      return records
    }
  }

  /// Runs some tests on a mutant or a variant.
  func run(on plant: PlantedDiff, only ids: [String]) async throws -> [TestRecord] {
    let planted = try await workshop.planted(plant)
    var tests = tests
    if workshop.hasInterfaceOfItsOwn(planted) {
      tests = try await workshop.tests(sources, key: "\(key)-\(plant.id)", against: planted)
    }
    return try await program(of: planted, tests) { try await $0.run(only: ids) }
  }

  /// Runs some tests on the learner's own refactoring.
  ///
  /// - Parameters:
  ///   - refactoring: Its objects.
  ///   - ids: The tests.
  /// - Returns: What became of each test.
  /// - Throws: ``Diagnostics`` when the tests call what is not there.
  func run(onOwn refactoring: Part, only ids: [String]) async throws -> [TestRecord] {
    let start = try await workshop.start()
    let own = Part(
      folder: refactoring.folder,
      objects: start.objects(outside: .refactoring) + refactoring.objects)
    return try await program(of: own, tests) { try await $0.run(only: ids) }
  }

  private func program(
    of chapter: Part, _ tests: Part, run: (TestProgram) async throws -> [TestRecord]
  ) async throws -> [TestRecord] {
    try await workshop.store.withTemporaryFolder { folder in
      try await run(workshop.testProgram(tests.objects + chapter.objects, in: folder))
    }
  }
}
