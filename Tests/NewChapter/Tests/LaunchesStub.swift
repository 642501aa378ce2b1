@testable import NewChapter

// REPLACE: doubles of the suite's own. It never uses those in YourTests/.

/// A stub: the suite says how many launches there were.
final class LaunchesStub: LaunchCounting {
  var launches: Int

  init(launches: Int = 0) { self.launches = launches }

  func countLaunch() { launches += 1 }
}
