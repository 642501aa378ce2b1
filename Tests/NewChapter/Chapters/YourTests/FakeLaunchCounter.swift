@testable import NewChapter

// REPLACE: a double that is given, or nothing where learners are to write it.

/// A fake: it counts, and keeps the number for itself.
final class FakeLaunchCounter: LaunchCounting {
  var launches = 0

  func countLaunch() { launches += 1 }
}
