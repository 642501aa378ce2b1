@testable import FromLogToTest

/// A step of a script for playbacks.
enum PlaybackStep: CustomStringConvertible {
  /// A step of the log, so long after the one before.
  case logged(SurpriseAction, SurpriseEvent.Source, after: Duration)
  case advance(Duration)
  case send(SurpriseAction)

  var description: String {
    switch self {
    case .logged(let action, .user, let pause): "\(pause) later the log has \(action)"
    case .logged(let action, .effect(let origin), let pause):
      "\(pause) later the log has \(action), of step \(origin)"
    case .advance(let duration): "advance(by: \(duration))"
    case .send(let action): "send(.\(action))"
    }
  }
}
