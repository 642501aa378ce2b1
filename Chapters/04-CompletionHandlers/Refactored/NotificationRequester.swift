import Platform

/// A type that can ask the user whether they want notifications.
protocol NotificationRequester {
  func setNotificationCategories(_ categories: Set<String>)

  func requestAuthorization(
    options: Set<String>, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)

  /// Named differently from the system's method, which calls back with a type that no test can create.
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
