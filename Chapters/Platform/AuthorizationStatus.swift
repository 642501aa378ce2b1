/// What the user has allowed an app to do.
public enum AuthorizationStatus: String, CaseIterable, Sendable {
  case notDetermined
  case denied
  case authorized
  /// Allowed on trial: quietly, until the user decides.
  case provisional
}
