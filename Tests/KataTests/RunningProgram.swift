import Foundation

@testable import Kata

/// A program that is running, and what it prints; it is ended when it is no longer used.
final class RunningProgram: Sendable {
  /// As many run at once as there are cores: each then has the time that it has with a learner.
  private static let slots = Semaphore.cores

  private let child: ChildProcess
  private let output: URL
  private let errors: URL

  /// Starts a program, when a core is free.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - folder: Its working directory.
  ///   - environment: Variables beside those of this process.
  ///   - input: Its standard input; nothing without it.
  /// - Throws: An error of the system.
  init(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    input: Pipe? = nil
  ) async throws {
    let log = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")
    output = log
    errors = log.appendingPathExtension("errors")
    try Data().write(to: output)
    try Data().write(to: errors)
    try await Self.slots.acquire()
    do {
      child = try ChildProcess(
        program, arguments, in: folder, environment: environment,
        descriptors: [
          input.map { .copy($0.fileHandleForReading.fileDescriptor) }
            ?? .file("/dev/null", O_RDONLY),
          .file(output.path, O_WRONLY), .file(errors.path, O_WRONLY),
        ])
    } catch {
      Self.slots.release()
      throw error
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: output)
    try? FileManager.default.removeItem(at: errors)
    Self.slots.release()
  }

  /// Sends it a signal.
  func send(_ signal: Int32) { child.send(signal) }

  /// What it has said on its standard error so far.
  func said() throws -> String { try String(contentsOf: errors, encoding: .utf8) }

  /// What it has printed so far.
  func printed() throws -> String { try String(contentsOf: output, encoding: .utf8) }

  /// Waits until something holds, for half a minute at most.
  ///
  /// - Returns: Whether it came to hold.
  func waits(until holds: () throws -> Bool) async throws -> Bool {
    for _ in 0..<1_500 {
      if try holds() { return true }
      guard child.exitCode == nil else { return try holds() }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// Waits for its end, for half an hour at most.
  ///
  /// - Returns: What it printed, and how it ended: a signal counts as 128 and its number.
  /// - Throws: An error that says what it printed, when it does not end.
  func outcome() async throws -> Clone.Outcome {
    let deadline = ContinuousClock.now + .seconds(1_800)
    while ContinuousClock.now < deadline {
      if let code = child.exitCode {
        return Clone.Outcome(exitCode: code, output: try printed(), errors: try said())
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Failure.grader("A program of a test does not end. \(try printed())\(try said())")
  }
}
