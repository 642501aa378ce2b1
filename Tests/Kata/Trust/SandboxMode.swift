/// The choice of a sandbox for the tests of a submission.
enum SandboxMode: String, Sendable {
  /// The best sandbox that works here, or none.
  case auto
  /// A whole sandbox. Without one, `kata` stops.
  case required
  case off

  /// Reads the value of a command's option `--sandbox`.
  init(option word: String, of command: String) throws {
    guard let mode = SandboxMode(rawValue: word) else {
      throw Failure.usage("`kata \(command) --sandbox` is auto, required or off, not \(word).")
    }
    self = mode
  }
}
