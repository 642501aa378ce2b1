/// A learner's tests, built by SwiftPM with each chapter that they are run on.
struct PackagedTests: BuiltTests {
  let builder: PackageBuilder
  let tests: SourceTree
  /// The hash of the tests and of the reference.
  let key: String

  func with<Result>(
    _ subject: Subject, budget: Budget, run: (TestProgram) async throws -> Result
  ) async throws -> Result {
    try await builder.with(tests, key: key, subject, budget: budget, run: run)
  }
}
