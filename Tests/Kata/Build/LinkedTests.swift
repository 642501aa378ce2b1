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

  func program(on subject: Subject) async throws -> TestProgram {
    switch subject {
    case .original:
      return try await workshop.testProgram(
        tests.objects + workshop.reference().objects, checking: nil)
    case .own(let snapshot):
      return try await workshop.testProgram(
        tests.objects + workshop.start().objects(outside: .refactoring)
          + workshop.refactoring(snapshot).objects,
        checking: workshop.rules(for: .refactoring, snapshot.sources(.refactoring)))
    case .planted(let plant?):
      return try await workshop.testProgram(
        reshaped[plant.file] ?? tests, beside: workshop.planted(plant).part)
    case .planted(nil):
      return try await workshop.testProgram(tests, beside: workshop.reference())
    }
  }
}
