#if canImport(UserNotifications)
  import Platform
  import UserNotifications

  /// The real settings, as a type of this chapter.
  struct SystemNotificationSettings: NotificationSettingsReading {
    let authorizationStatus: AuthorizationStatus

    init(_ settings: UNNotificationSettings) {
      switch settings.authorizationStatus {
      case .authorized: authorizationStatus = .authorized
      case .denied: authorizationStatus = .denied
      case .provisional: authorizationStatus = .provisional
      #if os(iOS)
        // An App Clip may post notifications for some hours.
        case .ephemeral: authorizationStatus = .authorized
      #endif
      default: authorizationStatus = .notDetermined
      }
    }
  }
#endif
