/// What may be shown: a stand-in for `UNNotificationSettings`, which has no public initializer either.
///
/// It has the status alone.
public final class NotificationSettings: Sendable {
  public let authorizationStatus: AuthorizationStatus

  init(authorizationStatus: AuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
  }
}
