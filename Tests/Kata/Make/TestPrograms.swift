/// A learner's tests as programs, one for each version of the chapter.
struct TestPrograms: Sendable {
  /// The tests with the unchanged chapter. As in SwiftPM, a second definition is an error.
  let original: TestProgram

  /// The tests beside the chapter as a library: the unchanged chapter under nil, and each mutant and variant.
  private let planted: [PlantedDiff?: TestProgram]

  /// The time for all runs except those of ``original``, which leave out tests that hang.
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

  /// The tests beside a mutant or a variant; for nil, beside the unchanged chapter.
  func beside(_ plant: PlantedDiff?) throws -> TestProgram {
    guard let program = planted[plant] else {
      throw Failure.grader("The tests were not built for \(plant?.file.path ?? "the original").")
    }
    return program
  }
}
