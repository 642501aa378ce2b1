import Foundation
import Synchronization

@testable import Kata

/// A program that a test has started, with only the descriptors that the test passes to it. It is killed when no code
/// refers to this object any more.
///
/// Foundation's `Process` is no alternative: it learns of a program's end by a socket that all programs started at the
/// same moment inherit, and so waits for the last of them.
final class ChildProcess: Sendable {
  /// The origin of a descriptor.
  enum Descriptor {
    /// A file, opened with flags.
    case file(String, Int32)
    /// A copy of another descriptor.
    case copy(Int32)
  }

  private let id: pid_t
  private let ending = Mutex<Int32?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - folder: Its working directory.
  ///   - environment: Variables beside those of this process.
  ///   - flags: Flags for its start.
  ///   - descriptors: Its standard input, output and error, in this order.
  /// - Throws: An error of the system.
  init(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String],
    flags: Int32 = 0, descriptors: [Descriptor]
  ) throws {
    var (actions, attributes) = Host.spawnSettings()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      switch descriptor {
      case .file(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0)
      case .copy(let other): posix_spawn_file_actions_adddup2(&actions, other, Int32(number))
      }
    }
    Host.closeDescriptors(from: 3, in: &actions)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Subprocess.setDefaultSignals(&attributes, flags)
    let words =
      ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path, program.path] + arguments
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var list = words.map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (list + settings).forEach { free($0) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, &attributes, &list, &settings)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    self.id = id
  }

  deinit {
    guard exitCode == nil else { return }
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  func send(_ signal: Int32) { if exitCode == nil { kill(id, signal) } }

  /// The exit code, which is 128 + n after signal n; nil while the program runs.
  var exitCode: Int32? {
    ending.withLock { ending in
      var status: Int32 = 0
      if ending == nil, waitpid(id, &status, WNOHANG) == id {
        let signal = status & 0x7f
        ending = signal == 0 ? (status >> 8) & 0xff : 128 + signal
      }
      return ending
    }
  }
}
