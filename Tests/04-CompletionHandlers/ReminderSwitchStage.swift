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
    switch self {
    case .parameterized:
      let reminderSwitch = ParameterizedReminderSwitch()
      return { call in
        reminderSwitch.turnOn(
          asksItself: call.asksItself, requester: call.requester, application: call.application,
          tracker: call.tracker, delegate: call.delegate, viaDeeplink: call.viaDeeplink,
          completion: call.completion, onMain: call.queue.add)
      }
    case .takenApart:
      let reminderSwitch = ReminderSwitch()
      return { call in
        reminderSwitch.turnOn(
          asksItself: call.asksItself, requester: call.requester, application: call.application,
          tracker: call.tracker, delegate: call.delegate, viaDeeplink: call.viaDeeplink,
          completion: call.completion, onMain: call.queue.add)
      }
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
