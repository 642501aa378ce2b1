import Platform

@testable import CompletionHandlers

/// Has an answer only after it was asked, and calls back from elsewhere.
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
