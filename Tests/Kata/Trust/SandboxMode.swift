/// Whether the tests of a submission run in a sandbox.
enum SandboxMode: String, Sendable {
  /// In the best one that works here.
  case auto
  /// In one that hides and forbids all that it should, or not at all.
  case required
  case off
}
