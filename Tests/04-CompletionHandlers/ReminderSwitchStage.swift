import Foundation
import Platform

@testable import CompletionHandlers

/// The two steps of the worked refactoring, asked the same questions.
enum ReminderSwitchStage: CaseIterable {
  /// The legacy method with parameters.
  case parameterized
  /// The same in three methods.
  case takenApart

  typealias TurnOn = (ReminderSwitchCall) -> Void

  /// A new switch, as something that can be called.
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
