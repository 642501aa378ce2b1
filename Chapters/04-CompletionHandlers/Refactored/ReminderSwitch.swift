import Foundation
import Platform

/// Turns reminders on. Without a completion handler it checks again what the user has allowed.
class ReminderSwitch {
  /// The caller to tell. Answers come on the system's threads, so this is used only under the lock.
  private var completion: Answer?
  private let lock = NSLock()

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
    if let completion { lock.withLock { self.completion = completion } }
    let handle = {
      self.handleAuthorization(
        requester: requester, application: application, tracker: tracker, delegate: delegate,
        onMain: onMain, viaDeeplink: viaDeeplink)
    }
    if asksItself {
      requestAuthorization(requester: requester, then: handle)
    } else {
      handle()
    }
  }

  func requestAuthorization(
    requester: any NotificationRequester, then handle: @escaping () -> Void
  ) {
    requester.setNotificationCategories(["reminder"])
    requester.requestAuthorization(options: ["alert", "sound"]) { _, error in
      if let error, let completion = self.taken() {
        completion(false, error as NSError)
        return
      }
      handle()
    }
  }

  func handleAuthorization(
    requester: any NotificationRequester, application: any ApplicationProtocol,
    tracker: any Tracker, delegate: (any ReminderDelegate)?, onMain: @escaping MainQueue,
    viaDeeplink: Bool
  ) {
    requester.requestNotificationSettings { settings in
      let status = settings.authorizationStatus
      if viaDeeplink {
        tracker.log("reminders by deeplink: \(status.rawValue)")
      }
      guard status == .authorized else {
        self.answer(false, .notAuthorized)
        return
      }
      onMain {
        application.registerForRemoteNotifications()
        delegate?.remindersWereTurnedOn()
        self.answer(true, nil)
      }
    }
  }

  /// Answers the caller who waits, only once: the handler is cleared before it is called.
  private func answer(_ isOn: Bool, _ error: NSError?) {
    taken()?(isOn, error)
  }

  /// Returns the handler and clears it, in one step: of two answers at once, one finds none.
  private func taken() -> Answer? {
    lock.withLock {
      defer { completion = nil }
      return completion
    }
  }
}
