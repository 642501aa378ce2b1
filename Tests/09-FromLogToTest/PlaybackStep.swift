@testable import FromLogToTest

/// A step of a script for playbacks.
enum PlaybackStep {
  /// A step of the log, so long after the one before.
  case logged(SurpriseAction, SurpriseEvent.Source, after: Duration)
  case advance(Duration)
  case send(SurpriseAction)
}
