// REPLACE: what turn 2's piece must go on to do, as a protocol. The suite knows the learner's code as this and no more.

/// A type that says when the red dot is shown that leads to the app's news.
protocol NewsDot {
  /// Whether the dot is shown now.
  var isShown: Bool { get }

  /// The user opens the news.
  func openNews()
}
