import Platform

@testable import CompletionHandlers

/// Answers as the test has set it, at once or when the test says so, and records the order of the calls.
final class NotificationRequesterStub: NotificationRequester {
  struct Settings: NotificationSettingsReading {
    var authorizationStatus: AuthorizationStatus
  }

  var isGranted: Bool
  var error: (any Error)?
  var status: AuthorizationStatus
  var isLate = false
  private(set) var calls: [String] = []
  private(set) var options: Set<String> = []
  private var pending: [() -> Void] = []

  init(authorizationStatus: AuthorizationStatus = .authorized, isGranted: Bool = true) {
    self.status = authorizationStatus
    self.isGranted = isGranted
  }

  func setNotificationCategories(_ categories: Set<String>) { calls.append("categories") }

  func requestAuthorization(
    options: Set<String>, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    calls.append("request")
    self.options = options
    call { completionHandler(self.isGranted, self.error) }
  }

  func requestNotificationSettings(
    completionHandler: @escaping @Sendable (any NotificationSettingsReading) -> Void
  ) {
    calls.append("settings")
    call { completionHandler(Settings(authorizationStatus: self.status)) }
  }

  func answer() {
    while !pending.isEmpty { pending.removeFirst()() }
  }

  private func call(_ answer: @escaping () -> Void) {
    if isLate {
      pending.append(answer)
    } else {
      answer()
    }
  }
}
