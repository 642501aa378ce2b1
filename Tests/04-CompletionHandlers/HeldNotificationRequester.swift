import Foundation
import Platform

@testable import CompletionHandlers

/// Holds every answer until a test gives it, from any thread.
final class HeldNotificationRequester: NotificationRequester, @unchecked Sendable {
  private let lock = NSLock()
  private var held: [@Sendable () -> Void] = []

  /// The held answers, all refusals, in the order they were asked for.
  var answers: [@Sendable () -> Void] { lock.withLock { held } }

  func setNotificationCategories(_ categories: Set<String>) {}

  func requestAuthorization(
    options: Set<String>, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    lock.withLock { held.append { completionHandler(false, nil) } }
  }

  func requestNotificationSettings(
    completionHandler: @escaping @Sendable (any NotificationSettingsReading) -> Void
  ) {
    lock.withLock {
      held.append {
        completionHandler(NotificationRequesterStub.Settings(authorizationStatus: .denied))
      }
    }
  }
}
