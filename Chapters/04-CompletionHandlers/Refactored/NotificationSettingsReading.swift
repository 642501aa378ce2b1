import Platform

/// A type that knows what may be shown. The system's type conforms as it is.
nonisolated protocol NotificationSettingsReading {
  var authorizationStatus: AuthorizationStatus { get }
}

extension NotificationSettings: nonisolated NotificationSettingsReading {}
