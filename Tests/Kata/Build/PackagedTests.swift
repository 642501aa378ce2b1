/// A learner's tests, built by SwiftPM with each chapter that they are run on.
struct PackagedTests: BuiltTests {
  let builder: PackageBuilder
  let tests: SourceTree
  /// The hash of the tests and of the reference.
  let key: String

  func program(on subject: Subject) async throws -> TestProgram {
    try await builder.program(of: tests, key: key, on: subject)
  }
}
