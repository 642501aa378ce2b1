import Foundation

/// A type that can run the tests of a built program once.
protocol Launcher: Sendable {
  /// The folders in which the tests' sources were compiled. Reports leave them out of paths.
  var sourceFolders: [String] { get }

  /// The reader of the output; nil if the test library is to print nothing, so that all output comes from the tests and
  /// their code.
  var reader: OutputReader? { get set }

  /// Whether a run reports its tests, and runs none.
  var onlyLists: Bool { get set }

  /// Whether a run ends at its first failure.
  var endsAtFailure: Bool { get set }

  /// Called with the names of the tests that run, when nothing has happened for a while; nil if no one waits.
  var stillRunning: (@Sendable ([String]) -> Void)? { get set }

  /// Runs tests in a new folder.
  ///
  /// - Parameters:
  ///   - filter: Regular expressions for the tests; nil for all.
  ///   - oneAtATime: Whether the tests run one after the other.
  ///   - silenceLimit: The seconds within which a test must begin, end or report an issue.
  ///   - patience: The factor by which time limits are stretched.
  /// - Returns: The ending of the program, and the secret that proves its records; nil without such a proof.
  /// - Throws: ``Failure`` if the program cannot be started; ``Diagnostics`` if it filled the disk.
  func run(
    choosing filter: [String]?, oneAtATime: Bool, silenceLimit: Double, patience: Double
  ) async throws -> (Subprocess.Result, secret: String?)
}

extension Launcher {
  /// The seconds that all tests may take together.
  private var timeLimit: Double { 60 }

  /// The seconds that a program may need to start: a Mac first searches each new one for malware, one at a time.
  private var startLimit: Double { 2 }

  /// A program that runs tests in a home of its own, not yet started.
  func process(
    _ words: [String], in home: URL, silenceLimit: Double, patience: Double
  ) throws -> Subprocess {
    try TemporaryFiles.makeFolder(home)
    let terminal = ProcessInfo.processInfo.environment["TERM"] ?? "xterm"
    let look = reader?.isColored == true ? ["TERM": terminal] : ["NO_COLOR": "1"]
    let environment = [
      "PATH": "/usr/bin:/bin", "HOME": home.path, "TMPDIR": home.path,
      "SWIFT_BACKTRACE": "enable=no", "SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED": "1",
      // Foundation's sessions on Linux ask a proxy for other machines. This one does not exist.
      "all_proxy": "http://127.0.0.1:1", "no_proxy": "127.0.0.1,localhost",
    ].merging(look) { $1 }
    return Subprocess(
      executable: URL(filePath: words[0]), arguments: Array(words.dropFirst()), directory: home,
      environment: environment, timeLimit: timeLimit * patience,
      silenceLimit: silenceLimit * patience, startLimit: startLimit * patience,
      enough: endsAtFailure ? EventStream.failure : nil,
      limits: Host.runningSystem.testLimits, reader: reader?.read)
  }

  /// Runs the program to its end, once more if it was killed from outside. Throws if the disk is full.
  func run(_ process: Subprocess, in home: URL, secret: String?) async throws -> Subprocess.Result {
    var process = process
    if let stillRunning {
      process.whenStill = { stillRunning(EventStream.runningTests(in: $0, secret: secret)) }
    }
    var result = try await process.run()
    if result.ending == .signalled(SIGKILL) { result = try await process.run() }
    try TemporaryFiles.requireSpace(in: home)
    return result
  }
}
