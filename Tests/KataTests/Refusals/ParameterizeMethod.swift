typealias Answer = (Bool, (any Error)?) -> Void
typealias MainQueue = (@escaping () -> Void) -> Void

nonisolated func onMainQueue(_ job: @escaping () -> Void) {}

final class NotificationSettings {
  private init() {}
}

final class UserNotificationCenter {
  static let only = UserNotificationCenter()

  func setNotificationCategories(_ categories: Set<String>) {}
}

final class Application {
  static let shared = Application()
}

nonisolated protocol NotificationRequester {
  func requestAuthorization(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
}

protocol ReminderSwitching {
  func turnOn(viaDeeplink: Bool, completion: Answer?)
}

let settings = NotificationSettings()

class SwitchBeforeTheExtension {
  func turnOn(requester: any NotificationRequester = UserNotificationCenter.only) {}
}

class ReminderSwitch: ReminderSwitching {
  func turnOn(
    requester: any NotificationRequester, viaDeeplink: Bool = false, completion: Answer? = nil
  ) {
    requester.requestAuthorization { _, _ in
      requester.requestAuthorization { _, _ in }
    }
  }
}

class PartnerSwitch: ReminderSwitch {
  override func turnOn(viaDeeplink: Bool, completion: Answer?) {}
}

let turnsOn = ReminderSwitch().turnOn(viaDeeplink:completion:)

class QueueFirstSwitch {
  private var completion: Answer?

  func turnOn(onMain: @escaping MainQueue = onMainQueue, completion: Answer? = nil) {}

  func turnOn(requester: any NotificationRequester & Sendable) {
    requester.requestAuthorization { _, error in self.completion?(false, error) }
  }
}

func turnOn() {
  QueueFirstSwitch().turnOn { isOn, _ in print(isOn) }
}

nonisolated func register(application: Application = .shared) {}

nonisolated func launch() { register() }
