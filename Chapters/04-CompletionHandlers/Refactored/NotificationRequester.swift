import Platform

/// A type that can ask the person whether they want notifications.
protocol NotificationRequester {
  func setNotificationCategories(_ categories: Set<String>)

  func requestAuthorization(
    options: Set<String>, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)

  /// Named otherwise than the system's method, which calls back with a type that no test can make.
  func requestNotificationSettings(
    completionHandler: @escaping @Sendable (any NotificationSettingsReading) -> Void)
}

extension UserNotificationCenter: NotificationRequester {
  func requestNotificationSettings(
    completionHandler: @escaping @Sendable (any NotificationSettingsReading) -> Void
  ) {
    getNotificationSettings { completionHandler($0) }
  }
}
