import Foundation

@testable import Kata

/// A program that is running, and what it prints; it is ended when it is no longer used.
final class RunningProgram: Sendable {
  /// As many run at once as there are cores: each then has the time that it has with a learner.
  private static let slots = Semaphore.cores

  private let process = Process()
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
    try await Self.slots.acquire()
    let log = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")
    output = log
    errors = log.appendingPathExtension("errors")
    try Data().write(to: output)
    try Data().write(to: errors)
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: output)
    try? FileManager.default.removeItem(at: errors)
    Self.slots.release()
  }

  /// Sends it a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

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
      guard process.isRunning else { return try holds() }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// Waits for its end.
  ///
  /// - Returns: What it printed, and how it ended: a signal counts as 128 and its number.
  func outcome() async throws -> Clone.Outcome {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [process] in
        process.waitUntilExit()
        continuation.resume()
      }
    }
    let wasKilled = process.terminationReason == .uncaughtSignal
    return Clone.Outcome(
      exitCode: process.terminationStatus + (wasKilled ? 128 : 0), output: try printed(),
      errors: try said())
  }
}
