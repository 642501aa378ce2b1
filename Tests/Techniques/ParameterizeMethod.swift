typealias Answer = (Bool, (any Error)?) -> Void

final class NotificationSettings {
  let isAuthorized = true

  private init() {}
}

final class UserNotificationCenter {
  static let only = UserNotificationCenter()

  func getNotificationSettings(_ answer: @escaping @Sendable (NotificationSettings) -> Void) {}
}

final class Application {
  static let shared = Application()
}

nonisolated protocol NotificationSettingsReading {
  var isAuthorized: Bool { get }
}

extension NotificationSettings: NotificationSettingsReading {}

nonisolated protocol NotificationRequester {
  func requestAuthorization(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
}

protocol SettingsRequester {
  func requestNotificationSettings(
    _ answer: @escaping @Sendable (any NotificationSettingsReading) -> Void)
}

extension UserNotificationCenter: SettingsRequester {
  func requestNotificationSettings(
    _ answer: @escaping @Sendable (any NotificationSettingsReading) -> Void
  ) {
    getNotificationSettings { answer($0) }
  }
}

protocol ReminderSwitching {
  func turnOn(viaDeeplink: Bool, completion: Answer?)
}

protocol ParameterizedSwitching {
  func turnOn(requester: any NotificationRequester, viaDeeplink: Bool, completion: Answer?)
}

let settings = NotificationSettings()

class SwitchBeforeTheExtension {
  func turnOn(requester: any NotificationRequester = UserNotificationCenter.only) {}
}

class ReminderSwitch: ReminderSwitching {
  private var completion: Answer?

  func turnOn(
    requester: any NotificationRequester, viaDeeplink: Bool = false, completion: Answer? = nil
  ) {
    requester.requestAuthorization { _, error in
      requester.requestAuthorization { _, _ in }
      self.completion?(false, error)
    }
  }
}

class PartnerSwitch: ReminderSwitch {
  override func turnOn(viaDeeplink: Bool, completion: Answer?) {}
}

func open(_ reminders: any ParameterizedSwitching) {
  reminders.turnOn(viaDeeplink: true, completion: nil)
}

nonisolated class DeviceRegistration {
  func register(with application: Application = .shared) {}
}
