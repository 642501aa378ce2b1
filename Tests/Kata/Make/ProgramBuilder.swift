import Foundation

/// Builds the programs whose runs judge a learner's files in a chapter.
///
/// ``ChapterBuilder`` calls the compiler itself. ``SwiftPMBuilder`` uses SwiftPM, which is slow, but works wherever
/// `swift test` does. Both throw ``Diagnostics`` if the learner's files do not build.
protocol ProgramBuilder: Sendable {
  func compileRefactoring() async throws

  /// Builds the suite with the learner's refactoring or the untouched one.
  func suite(untouched: Bool) async throws -> TestProgram

  /// Builds tests with the reference, and with each mutant and variant; the key is the hash of tests and reference.
  func tests(_ tests: SourceTree, key: String, on plants: [PlantedDiff]) async throws
    -> TestPrograms

  /// Builds the learner's tests with the learner's refactoring or the untouched one.
  func learnersTests(untouched: Bool) async throws -> TestProgram

  /// Builds the learner's tests as `swift test` does, under no rules and not for a verdict: with the learner's
  /// refactoring, whose declarations they may name, or the untouched one.
  func freeTests(untouched: Bool) async throws -> TestProgram

  /// Builds the chapter's own program, with the learner's refactoring or the untouched one, and returns its file.
  func program(untouched: Bool) async throws -> URL

  /// Compiles the legacy code without the rest of the chapter. The result is not kept.
  func compileLegacyAlone() async throws
}
