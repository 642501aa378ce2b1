import Foundation
import Testing

/// A trait that makes tests wait until parts that they share are built.
struct Warm: SuiteTrait, TestScoping {
  /// Whether the tests wait for ``programs`` too. Only a test that runs starts the work: the trait itself is made in
  /// every process that looks for tests, exit tests' children among them.
  let needsPrograms: Bool

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await (needsPrograms ? Self.programs : Self.build).value
    try await function()
  }

  /// Fills ``Clone/cache``, and copies it to ``Clone/warmCache``.
  static let build = Task {
    try await Clone.use { clone in
      for chapter in ["01-AtTheDoor", "02-LightsOn"] { try clone.solve(chapter) }
      let outcome = try await clone.kata()
      try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }
    // Unfinished products of other processes are left out.
    let names = try FileManager.default.contentsOfDirectory(atPath: Clone.cache.path)
    try Clone.warmCache.makeFolder()
    for name in names where name != "tmp" {
      try await Clone.copyStore(
        Clone.cache.appending(path: name), to: Clone.warmCache.appending(path: name))
    }
  }

  /// Builds the programs of chapters 7 and 9 of this workbook, which the warm copy must not contain.
  static let programs = Task {
    try await build.value
    for words in [["7", "play"], ["9", "step"]] {
      let outcome = try await Clone.kata(["run"] + words)
      try #require(outcome.exitCode == 0, "\(outcome.errors)")
    }
  }
}

extension Trait where Self == Warm {
  /// Waits for the parts of the miniature.
  static var warm: Self { Warm(needsPrograms: false) }

  /// Waits for programs of this workbook, because tests that start at once would each build them for themselves.
  static var warmPrograms: Self { Warm(needsPrograms: true) }
}
