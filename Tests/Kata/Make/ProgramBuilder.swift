import Foundation

/// Builds the programs whose runs judge a chapter.
///
/// There are two: ``Workshop`` calls the compiler itself, and ``SwiftPMBuilder`` leaves that to SwiftPM, which is slow
/// and works wherever `swift test` does.
protocol ProgramBuilder: Sendable {
  /// Compiles a learner's refactoring.
  ///
  /// - Parameter snapshot: The learner's files.
  /// - Throws: ``Diagnostics`` when it does not compile.
  func compile(_ snapshot: Submission.Snapshot) async throws

  /// Builds the suite with a refactoring.
  ///
  /// - Parameter snapshot: Whose refactoring; nil for the untouched one.
  /// - Returns: The program.
  /// - Throws: ``Diagnostics`` when it does not compile, or the suite misses something in it.
  func suite(on snapshot: Submission.Snapshot?) async throws -> TestProgram

  /// Builds a learner's tests with the reference, and with everything that is planted.
  ///
  /// - Parameters:
  ///   - tests: A tree that holds `YourTests/`.
  ///   - key: The hash of the tests and of the reference.
  ///   - plants: The mutants and variants.
  /// - Returns: The programs.
  /// - Throws: ``Diagnostics`` when the tests do not compile.
  func tests(_ tests: SourceTree, key: String, on plants: [PlantedDiff]) async throws
    -> TestPrograms

  /// Builds a learner's tests with the learner's own refactoring.
  ///
  /// - Throws: ``Diagnostics`` when they do not compile, or the tests call what does not exist.
  func tests(
    _ tests: SourceTree, key: String, onOwn snapshot: Submission.Snapshot
  ) async throws -> TestProgram

  /// Builds the chapter's own program.
  ///
  /// - Parameter snapshot: Whose refactoring is in it; nil for the untouched one.
  /// - Returns: The program's file.
  /// - Throws: ``Diagnostics`` when it does not compile, or a function of `Entry.swift` is missing.
  func program(with snapshot: Submission.Snapshot?) async throws -> URL

  /// Compiles the legacy code without the rest of the chapter, and keeps nothing.
  ///
  /// - Throws: ``Diagnostics`` when it needs the rest.
  func compileLegacyAlone() async throws
}
