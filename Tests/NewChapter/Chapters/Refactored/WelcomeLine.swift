// REPLACE: the worked example, which differs from the legacy code by the seam and little else.

/// The line on top of the screen when the app opens.
struct WelcomeLine {
  private let tips = ["Pull down to search.", "Swipe to delete.", "Shake to undo."]
  private let counter: any LaunchCounting

  init(counter: any LaunchCounting = LaunchCounter.shared) {
    self.counter = counter
  }

  func open() -> String {
    counter.countLaunch()
    let launches = counter.launches
    if launches == 1 { return "Welcome to Jotter." }
    if launches < 5 { return tips[launches - 2] }
    if launches.isMultiple(of: 100) { return "Opened \(launches) times. Thank you!" }
    if launches.isMultiple(of: 10) { return "Do you like Jotter? Tell a friend." }
    return "Welcome back."
  }
}
