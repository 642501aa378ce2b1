import Testing

@testable import NewChapter

// REPLACE: turn 1, done. Every mutant dies, no variant breaks a test, and no test is idle.

@MainActor @Suite struct WelcomeLineTests {
  @Test func `the first launch is a welcome`() {
    #expect(WelcomeLine(counter: FakeLaunchCounter()).open() == "Welcome to Jotter.")
  }

  @Test func `three launches bring a tip each`() {
    let line = WelcomeLine(counter: FakeLaunchCounter())
    _ = line.open()

    let tips = [line.open(), line.open(), line.open()]

    #expect(tips == ["Pull down to search.", "Swipe to delete.", "Shake to undo."])
    #expect(line.open() == "Welcome back.")
  }

  @Test(arguments: [10, 20, 110])
  func `every tenth launch asks the user to tell a friend`(launch: Int) {
    #expect(open(launch: launch) == "Do you like Jotter? Tell a friend.")
  }

  @Test(arguments: [100, 200])
  func `every hundredth launch is celebrated with its number`(launch: Int) {
    #expect(open(launch: launch) == "Opened \(launch) times. Thank you!")
  }

  // MARK: - Fixtures

  /// What the line says at one launch of many.
  private func open(launch: Int) -> String {
    let counter = FakeLaunchCounter()
    counter.launches = launch - 1
    return WelcomeLine(counter: counter).open()
  }
}
