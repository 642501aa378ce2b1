// REPLACE: a protocol that turn 2 needs. Those lie in Legacy/, because the signatures of Entry.swift name them.

/// A type that counts how often the app was opened.
protocol LaunchCounting: AnyObject {
  /// How often so far.
  var launches: Int { get }

  func countLaunch()
}
