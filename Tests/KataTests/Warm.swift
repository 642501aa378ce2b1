import Foundation
import Testing

/// A trait that makes tests wait until the shared parts are built.
struct Warm: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.build.value
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
}

extension Trait where Self == Warm { static var warm: Self { Warm() } }
