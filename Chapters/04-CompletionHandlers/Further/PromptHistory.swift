/// Knows whether the user has been asked yet.
class PromptHistory {
  private let requester: any NotificationRequester

  init(requester: any NotificationRequester) {
    self.requester = requester
  }

  /// Returns at once, without waiting for the callback: right only when the system calls back at once.
  func hasAskedNow() -> Bool {
    nonisolated(unsafe) var hasAsked = false
    requester.requestNotificationSettings { hasAsked = $0.authorizationStatus != .notDetermined }
    return hasAsked
  }

  /// Returns when the answer is known.
  func hasAsked() async -> Bool {
    await withCheckedContinuation { continuation in
      requester.requestNotificationSettings {
        continuation.resume(returning: $0.authorizationStatus != .notDetermined)
      }
    }
  }
}
