import Platform

/// A type that knows what may be shown. The system's conforms as it is.
protocol NotificationSettingsReading {
  var authorizationStatus: AuthorizationStatus { get }
}

extension NotificationSettings: NotificationSettingsReading {}
