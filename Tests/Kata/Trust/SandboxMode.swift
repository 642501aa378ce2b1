/// The choice of a sandbox for the tests of a submission.
enum SandboxMode: String, Sendable {
  /// The best sandbox that works here, or none.
  case auto
  /// A whole sandbox. Without one, `kata` stops.
  case required
  case off
}
