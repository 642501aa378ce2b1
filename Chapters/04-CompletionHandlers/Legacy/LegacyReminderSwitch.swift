import Foundation
import Platform

/// Turns reminders on. Without a completion handler it checks again what the user has allowed.
class LegacyReminderSwitch {
  static let shared = LegacyReminderSwitch()

  private var completion: Answer?

  func turnOn(viaDeeplink: Bool = false, completion: Answer? = nil) {
    if let completion { self.completion = completion }
    let center = UserNotificationCenter.current()
    let handle: @Sendable () -> Void = {
      center.getNotificationSettings { settings in
        let status = settings.authorizationStatus
        if viaDeeplink {
          UsageTracker.shared.log("reminders by deeplink: \(status.rawValue)")
        }
        guard status == .authorized else {
          self.completion?(false, .notAuthorized)
          return
        }
        DispatchQueue.main.async {
          Application.shared.registerForRemoteNotifications()
          AppDelegateProxy.shared.delegate?.remindersWereTurnedOn()
          self.completion?(true, nil)
          self.completion = nil
        }
      }
    }
    if FeatureSwitches.shared.asksAtOnce || !Preferences.shared.usesPartner {
      center.setNotificationCategories(["reminder"])
      center.requestAuthorization(options: ["alert", "sound"]) { _, error in
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
