/// What the user has allowed an app to do: a stand-in for `UNAuthorizationStatus` and `EKAuthorizationStatus`, of which it
/// lacks `ephemeral`, and `restricted`, `fullAccess` and `writeOnly`.
public enum AuthorizationStatus: String, CaseIterable, Sendable {
  case notDetermined
  case denied
  case authorized
  /// Allowed on trial: quietly, until the user decides.
  case provisional
}
