/// What somebody has allowed an app to do.
public enum AuthorizationStatus: String, CaseIterable, Sendable {
  case notDetermined
  case denied
  case authorized
  /// Allowed on trial: quietly, until the person decides.
  case provisional
}
