import Testing

/// A trait that lets tests wait until what all copies share is built.
struct Warm: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.build.value
    try await function()
  }

  private static let build = Task {
    try await Clone.use { clone in
      for chapter in ["01-AtTheDoor", "02-LightsOn"] { try clone.solve(chapter) }
      _ = try await clone.kata()
    }
  }
}

extension Trait where Self == Warm {
  static var warm: Self { Warm() }
}
