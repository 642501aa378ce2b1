import Testing

@testable import ScopedOverrides

@MainActor @Suite struct ScopeTests {
  // Still to be written, a test each, for `withFeatures` and for `withGlobalFeatures`. Cross out what you have.
  //
  // - after the scope everything is as it was, also when an error left it
  // - a scope within a scope adds to it
}
