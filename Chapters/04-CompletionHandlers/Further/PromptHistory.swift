/// Whether the person has been asked yet.
class PromptHistory {
  private let requester: any NotificationRequester

  init(requester: any NotificationRequester) {
    self.requester = requester
  }

  /// Answers at once, of something that is only known later: right when the system is quick.
  func hasAskedNow() -> Bool {
    nonisolated(unsafe) var hasAsked = false
    requester.requestNotificationSettings { hasAsked = $0.authorizationStatus != .notDetermined }
    return hasAsked
  }

  /// Answers when it is known.
  func hasAsked() async -> Bool {
    await withCheckedContinuation { continuation in
      requester.requestNotificationSettings {
        continuation.resume(returning: $0.authorizationStatus != .notDetermined)
      }
    }
  }
}
