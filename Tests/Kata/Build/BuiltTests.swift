/// A learner's tests, ready to be built with everything that judges them.
protocol BuiltTests: Sendable {
  /// Builds them with a chapter.
  ///
  /// - Parameters:
  ///   - subject: The chapter.
  ///   - budget: What the program's runs may cost when something goes wrong.
  ///   - run: Runs the program.
  /// - Returns: What `run` returns.
  /// - Throws: ``Diagnostics`` when the tests call what does not exist.
  func with<Result>(
    _ subject: Subject, budget: Budget, run: (TestProgram) async throws -> Result
  ) async throws -> Result
}
