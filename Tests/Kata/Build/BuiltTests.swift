/// A learner's tests, ready to be built with everything that judges them.
protocol BuiltTests: Sendable {
  /// Builds them with a chapter.
  ///
  /// - Parameter subject: The chapter.
  /// - Returns: The program.
  /// - Throws: ``Diagnostics`` when the tests call what does not exist.
  func program(on subject: Subject) async throws -> TestProgram
}
