/// A learner's tests as programs: one for each chapter that they run on.
struct TestPrograms: Sendable {
  /// With the chapter as it is, linked as SwiftPM links: a second definition of something is an error.
  let original: TestProgram

  /// Beside the chapter as a library: as it is under nil, and with a diff applied.
  private let planted: [PlantedDiff?: TestProgram]

  /// What the runs on everything but the original may cost together: tests that hang there are left out before.
  let budget = Budget()

  init(original: TestProgram, planted: [PlantedDiff?: TestProgram]) {
    self.original = original
    let budget = budget
    self.planted = planted.mapValues { program in
      var program = program
      program.budget = budget
      return program
    }
  }

  /// The tests beside a mutant or a variant; without one, beside the chapter as it is.
  func beside(_ plant: PlantedDiff?) throws -> TestProgram {
    guard let program = planted[plant] else {
      throw Failure.grader("The tests were not built for \(plant?.file.path ?? "the original").")
    }
    return program
  }
}
