import Testing

@testable import NewChapter

// REPLACE: one or two tests that are given. They kill the demo mutant and no other.

@MainActor @Suite struct WelcomeLineTests {
  @Test func `the first launch is a welcome`() {
    #expect(WelcomeLine(counter: FakeLaunchCounter()).open() == "Welcome to Jotter.")
  }

  // Your tests go here.
}
