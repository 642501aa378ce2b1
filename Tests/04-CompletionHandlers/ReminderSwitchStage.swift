import Foundation
import Platform

@testable import CompletionHandlers

/// The two classes of the worked refactoring: the same tests run on both.
enum ReminderSwitchStage: CaseIterable {
  /// The legacy method with parameters.
  case parameterized
  /// The same in three methods.
  case takenApart

  typealias TurnOn = (ReminderSwitchCall) -> Void

  /// Makes a new switch, as a function to call.
  func make() -> TurnOn {
    let turnOn =
      switch self {
      case .parameterized:
        ParameterizedReminderSwitch().turnOn(
          asksItself:requester:application:tracker:delegate:viaDeeplink:completion:onMain:)
      case .takenApart:
        ReminderSwitch().turnOn(
          asksItself:requester:application:tracker:delegate:viaDeeplink:completion:onMain:)
      }
    return { call in
      turnOn(
        call.asksItself, call.requester, call.application, call.tracker, call.delegate,
        call.viaDeeplink, call.completion, call.queue.add)
    }
  }
}
