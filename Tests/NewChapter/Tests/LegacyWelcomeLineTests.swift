import Testing

@testable import NewChapter

// REPLACE: characterization tests, which pin what the legacy code does before it is changed. They are given and green.

@MainActor @Suite struct LegacyWelcomeLineTests {
  @Test func `the legacy line counts in the file that the whole app shares`() {
    let before = LaunchCounter.shared.launches

    _ = LegacyWelcomeLine().open()

    #expect(LaunchCounter.shared.launches == before + 1)
  }
}
