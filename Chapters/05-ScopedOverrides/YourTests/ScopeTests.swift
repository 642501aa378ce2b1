import Testing

@testable import ScopedOverrides

@MainActor @Suite struct ScopeTests {
  // Still to be written, a test each. Cross out what you have.
  //
  // - a scope reaches every place that asks: the wording of the question too
  // - a scope within a scope adds to it
  // - while a scope is in force, nothing outside it sees it
  // - outside every scope the app's own switch counts (set it, and set it back before any `await`)
}
