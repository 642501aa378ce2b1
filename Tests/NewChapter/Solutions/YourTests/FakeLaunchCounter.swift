@testable import NewChapter

// REPLACE: the doubles of the tests beside it.

/// A fake: it counts, and keeps the number for itself.
final class FakeLaunchCounter: LaunchCounting {
  var launches = 0

  func countLaunch() { launches += 1 }
}
