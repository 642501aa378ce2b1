/// What may be shown: a stand-in for `UNNotificationSettings`, which nobody else can make either.
public final class NotificationSettings: Sendable {
  public let authorizationStatus: AuthorizationStatus

  init(authorizationStatus: AuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }
}
