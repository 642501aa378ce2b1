import Foundation

/// A learner's tests as objects, linked to what they are run on.
struct LinkedTests: BuiltTests {
  private let workshop: Workshop
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
    _ sources: SourceTree, key: String, plants: [PlantedDiff], workshop: Workshop
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

  func with<Result>(
    _ subject: Subject, budget: Budget, run: (TestProgram) async throws -> Result
  ) async throws -> Result {
    switch subject {
    case .original:
      try await linked(
        to: workshop.reference().objects, budget: budget, checking: nil, run: run)
    case .own(let snapshot):
      try await linked(
        to: workshop.start().objects(outside: .refactoring)
          + workshop.refactoring(snapshot).objects,
        budget: budget, checking: workshop.rules(for: .refactoring, snapshot.sources(.refactoring)),
        run: run)
    case .planted(let plant, let layout):
      try await beside(plant, layout: layout, budget: budget, run: run)
    }
  }

  /// Linked as SwiftPM links, where a second definition of something is an error.
  private func linked<Result>(
    to chapter: [URL], budget: Budget, checking rules: ObjectRules?,
    run: (TestProgram) async throws -> Result
  ) async throws -> Result {
    try await workshop.store.withTemporaryFolder { folder in
      try await run(
        workshop.testProgram(
          tests.objects + chapter, in: folder, budget: budget, checking: rules))
    }
  }

  /// Put beside the library of a chapter.
  private func beside<Result>(
    _ plant: PlantedDiff?, layout: Int, budget: Budget,
    run: (TestProgram) async throws -> Result
  ) async throws -> Result {
    let chapter =
      if let plant { try await workshop.planted(plant).part } else {
        try await workshop.reference()
      }
    let tests = plant.flatMap { reshaped[$0.file] } ?? tests
    return try await workshop.store.withTemporaryFolder { folder in
      try await run(
        workshop.testProgram(tests, with: chapter, layout: layout, in: folder, budget: budget))
    }
  }
}
