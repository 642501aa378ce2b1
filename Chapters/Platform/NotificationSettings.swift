/// What may be shown: a stand-in for `UNNotificationSettings`, which no other code can create either.
public final class NotificationSettings: Sendable {
  public let authorizationStatus: AuthorizationStatus

  init(authorizationStatus: AuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }
}
