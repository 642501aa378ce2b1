@testable import CompletionHandlers

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
