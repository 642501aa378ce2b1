#if canImport(UserNotifications)
  import Platform
  import UserNotifications

  // Where the original exists, it conforms in the same way as its stand-in. TypecheckTests, of kata's own tests,
  // checks it against a copy of Apple's declarations; it has not been compiled on a Mac yet.
  extension UNUserNotificationCenter: NotificationRequester {
    func setNotificationCategories(_ categories: Set<String>) {
      let known = categories.map {
        UNNotificationCategory(identifier: $0, actions: [], intentIdentifiers: [])
      }
      setNotificationCategories(Set(known))
    }

    func requestAuthorization(
      options: Set<String>, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
      let known: [String: UNAuthorizationOptions] = ["alert": .alert, "sound": .sound]
      requestAuthorization(
        options: UNAuthorizationOptions(options.compactMap { known[$0] }),
        completionHandler: completionHandler)
    }

    func requestNotificationSettings(
      completionHandler: @escaping @Sendable (any NotificationSettingsReading) -> Void
    ) {
      getNotificationSettings { completionHandler(SystemNotificationSettings($0)) }
    }
  }
#endif
