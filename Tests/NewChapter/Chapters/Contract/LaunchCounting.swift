// REPLACE: a protocol that turn 2 must keep. The signatures of Entry.swift name it; no legacy code uses it.

/// A type that counts how often the app was opened.
protocol LaunchCounting: AnyObject {
  /// How often so far.
  var launches: Int { get }

  func countLaunch()
}

extension LaunchCounter: LaunchCounting {}
