import Foundation
import Synchronization

@testable import Kata

/// A running program, and its output. It is killed when no code refers to this object any more.
final class RunningProgram: Sendable {
  /// As many places as `kata` has, so that a program has as much time as on a learner's machine.
  private static let slots = Semaphore(Semaphore.cores.count)

  private let child: ChildProcess
  private let hasSlot = Atomic(true)
  private let output: URL
  private let errors: URL

  /// Starts a program as soon as a core is free.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - folder: Its working directory.
  ///   - environment: Variables beside those of this process.
  ///   - input: Its standard input; empty if it is nil.
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
    giveBackSlot()
  }

  /// Gives the slot to the next program: at this one's end, because its test may wait for a slot again.
  private func giveBackSlot() {
    if hasSlot.exchange(false, ordering: .relaxed) { Self.slots.release() }
  }

  func send(_ signal: Int32) { child.send(signal) }

  /// The text on its standard error so far.
  func said() throws -> String { try String(contentsOf: errors, encoding: .utf8) }

  /// The text on its standard output so far.
  func printed() throws -> String { try String(contentsOf: output, encoding: .utf8) }

  /// Waits until a condition holds, for two minutes at most: a busy machine builds slowly.
  ///
  /// - Returns: Whether the condition holds.
  func waits(until holds: () throws -> Bool) async throws -> Bool {
    for _ in 0..<6_000 {
      if try holds() { return true }
      guard child.exitCode == nil else { return try holds() }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// Waits for the program's end, for half an hour at most.
  ///
  /// - Returns: The output, and the exit code, which is 128 + n after signal n.
  /// - Throws: An error with the output, if the program does not end.
  func outcome() async throws -> Clone.Outcome {
    let deadline = ContinuousClock.now + .seconds(1_800)
    while ContinuousClock.now < deadline {
      if let code = child.exitCode {
        giveBackSlot()
        return Clone.Outcome(exitCode: code, output: try printed(), errors: try said())
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Failure.grader("A program of a test does not end. \(try printed())\(try said())")
  }
}
