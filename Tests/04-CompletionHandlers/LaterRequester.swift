import Platform

@testable import CompletionHandlers

/// Calls back later, from a task of its own.
struct LaterRequester: NotificationRequester {
  var status = AuthorizationStatus.denied

  func setNotificationCategories(_ categories: Set<String>) {}

  func requestAuthorization(
    options: Set<String>, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completionHandler(false, nil) }
  }

  func requestNotificationSettings(
    completionHandler: @escaping @Sendable (any NotificationSettingsReading) -> Void
  ) {
    Task { completionHandler(NotificationRequesterStub.Settings(authorizationStatus: status)) }
  }
}
