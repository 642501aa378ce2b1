// REPLACE: the legacy code of turn 1, at most 120 lines with what it needs. It runs, and it cannot be tested. A type
// with a refactored twin has the prefix Legacy.

/// The line on top of the screen when the app opens.
struct LegacyWelcomeLine {
  private let tips = ["Pull down to search.", "Swipe to delete.", "Shake to undo."]

  func open() -> String {
    LaunchCounter.shared.countLaunch()
    let launches = LaunchCounter.shared.launches
    if launches == 1 { return "Welcome to Jotter." }
    if launches < 5 { return tips[launches - 2] }
    if launches.isMultiple(of: 100) { return "Opened \(launches) times. Thank you!" }
    if launches.isMultiple(of: 10) { return "Do you like Jotter? Tell a friend." }
    return "Welcome back."
  }
}
