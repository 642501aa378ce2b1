import Testing

/// A trait that reports the failures of a chapter as known issues until the learner has begun it.
///
/// `swift test` stays green on a fresh clone because of it. `kata` judges strictly, whatever the learner's
/// `started` says: it compiles this file with `KATA_JUDGES`, and then the trait does nothing and `started` is
/// never evaluated.
public struct KnownUntil: SuiteTrait, TestTrait, TestScoping {
  #if !KATA_JUDGES
    let started: @Sendable () -> Bool
  #endif

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    #if !KATA_JUDGES
      if testCase != nil, !started() {
        return await withKnownIssue("this chapter has not been started", isIntermittent: true) {
          try await function()
        }
      }
    #endif
    try await function()
  }
}

extension Trait where Self == KnownUntil {
  /// Reports failures as known issues until the learner has begun.
  ///
  /// - Parameter started: The line of the chapter's `Entry.swift` that the learner turns to `true`.
  /// - Returns: The trait, for a chapter's suite.
  public static func knownUntil(
    _ started: @autoclosure @escaping @Sendable () -> Bool
  ) -> Self {
    #if KATA_JUDGES
      KnownUntil()
    #else
      KnownUntil(started: started)
    #endif
  }
}
