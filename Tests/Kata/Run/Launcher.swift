import Foundation

/// A type that can run the tests of a built program once.
protocol Launcher: Sendable {
  /// The folders that the tests' sources were compiled in: places are told without them.
  var sourceFolders: [String] { get }

  /// Whether only tests and their code print, and the test library does not.
  var isQuiet: Bool { get set }

  /// Whether the first failure ends a run.
  var endsAtFailure: Bool { get set }

  /// Runs tests in a folder of their own.
  ///
  /// - Parameters:
  ///   - filter: Regular expressions for the tests; nil for all.
  ///   - oneAtATime: Whether no two tests run at once.
  ///   - silenceLimit: How long no test may begin, end or find anything, in seconds.
  ///   - patience: By how much limits on time are stretched.
  /// - Returns: How the program ended, and what proves its records; nil where nothing does.
  /// - Throws: ``Failure`` when it cannot be started; ``Diagnostics`` when it filled the disk.
  func run(
    choosing filter: [String]?, oneAtATime: Bool, silenceLimit: Double, patience: Double
  ) async throws -> (Subprocess.Result, secret: String?)
}

extension Launcher {
  /// How long all tests may take together, in seconds.
  private var timeLimit: Double { 60 }

  /// A program that runs tests in a home of its own, not yet started.
  func process(
    _ words: [String], in home: URL, silenceLimit: Double, patience: Double
  ) throws -> Subprocess {
    try TemporaryFiles.makeFolder(home)
    let environment = [
      "PATH": "/usr/bin:/bin", "HOME": home.path, "TMPDIR": home.path,
      "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
      "SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED": "1",
    ]
    return Subprocess(
      executable: URL(filePath: words[0]), arguments: Array(words.dropFirst()), directory: home,
      environment: environment, timeLimit: timeLimit * patience,
      silenceLimit: silenceLimit * patience, enough: endsAtFailure ? EventStream.failure : nil,
      limits: Host.runningSystem.testLimits)
  }

  /// Runs it to its end, once more where something from outside ended it, and makes sure that the disk is not full.
  func run(_ process: Subprocess, in home: URL) async throws -> Subprocess.Result {
    var result = try await process.run()
    if result.ending == .signalled(SIGKILL) { result = try await process.run() }
    try TemporaryFiles.requireSpace(in: home)
    return result
  }
}
