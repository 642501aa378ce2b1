import Foundation
import Platform

/// The first change: the legacy method with its collaborators as parameters; its body is otherwise the same.
///
/// One thing did change: a default is evaluated at the call. The legacy method read the weak `delegate` when the
/// answer had come; here it is read before the question, and kept alive until the answer.
class ParameterizedReminderSwitch {
  private var completion: Answer?

  func turnOn(
    asksItself: Bool = FeatureSwitches.shared.asksAtOnce || !Preferences.shared.usesPartner,
    requester: any NotificationRequester = UserNotificationCenter.current(),
    application: any ApplicationProtocol = Application.shared,
    tracker: any Tracker = UsageTracker.shared,
    delegate: (any ReminderDelegate)? = AppDelegateProxy.shared.delegate,
    viaDeeplink: Bool = false,
    completion: Answer? = nil,
    onMain: @escaping MainQueue = onMainQueue
  ) {
    if let completion { self.completion = completion }
    let handle = {
      requester.requestNotificationSettings { settings in
        let status = settings.authorizationStatus
        if viaDeeplink {
          tracker.log("reminders by deeplink: \(status.rawValue)")
        }
        guard status == .authorized else {
          self.completion?(false, .notAuthorized)
          return
        }
        onMain {
          application.registerForRemoteNotifications()
          delegate?.remindersWereTurnedOn()
          self.completion?(true, nil)
          self.completion = nil
        }
      }
    }
    if asksItself {
      requester.setNotificationCategories(["reminder"])
      requester.requestAuthorization(options: ["alert", "sound"]) { _, error in
        if let error, let completion = self.completion {
          completion(false, error as NSError)
          self.completion = nil
          return
        }
        handle()
      }
    } else {
      handle()
    }
  }
}
