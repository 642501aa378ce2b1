import Foundation

/// The Swift compiler on this machine.
struct Toolchain: Sendable {
  let swiftc: URL

  /// The identity of this compiler: its place, size and time of change.
  let identity: String

  /// The time of the submission that the compiler works for; nil if it works for none.
  var allowance: Budget.Allowance?

  /// Finds the compiler on the search path.
  static func find() throws -> Toolchain {
    let swiftc = try program("swiftc")
    return Toolchain(swiftc: swiftc, identity: Host.stamp(of: swiftc))
  }

  /// Finds a program on the search path.
  static func program(_ name: String) throws -> URL {
    if let file = Host.executable(name) { return file }
    throw Failure.grader(
      "There is no \(name) on the search path. Install Swift 6.3 or newer from"
        + " https://swift.org/install, and git, and try again.")
  }

  /// A run of one of the compiler's programs, not yet started.
  func process(_ words: [String], in directory: URL? = nil) -> Subprocess {
    Subprocess(
      executable: URL(filePath: words[0]), arguments: Array(words.dropFirst()),
      directory: directory, environment: ProcessInfo.processInfo.environment,
      timeLimit: 60 * Host.patience(), allowance: allowance)
  }
}
