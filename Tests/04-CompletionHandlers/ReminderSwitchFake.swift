@testable import CompletionHandlers

/// Turns reminders on without a phone; the doubles that it works on are defaults.
final class ReminderSwitchFake: ReminderSwitching {
  let requester: NotificationRequesterStub
  let tracker: TrackerSpy

  init(
    requester: NotificationRequesterStub = NotificationRequesterStub(),
    tracker: TrackerSpy = TrackerSpy()
  ) {
    self.requester = requester
    self.tracker = tracker
  }

  func turnOn(viaDeeplink: Bool, completion: Answer?) {
    requester.requestNotificationSettings { settings in
      let status = settings.authorizationStatus
      if viaDeeplink { self.tracker.log("reminders by deeplink: \(status.rawValue)") }
      completion?(status == .authorized, status == .authorized ? nil : .notAuthorized)
    }
  }
}
