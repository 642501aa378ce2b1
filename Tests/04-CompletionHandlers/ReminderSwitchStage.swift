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

/// One call of `turnOn`, with a double for every collaborator.
struct ReminderSwitchCall {
  var asksItself = true
  var requester = NotificationRequesterStub()
  var application = ApplicationSpy()
  var tracker = TrackerSpy()
  var delegate: (any ReminderDelegate)?
  var queue = ManualQueue()
  var viaDeeplink = false
  var completion: Answer?
}
