import Foundation
import Synchronization

@testable import Kata

/// A program that a test has started, with no other descriptors than those it is given; it is ended when it is no longer
/// used.
///
/// `Process` of Foundation learns of an end by a socket that every program started in the same moment inherits: it waits
/// for the last of them.
final class ChildProcess: Sendable {
  /// How a descriptor comes to be.
  enum Descriptor {
    /// A file that is opened with flags.
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

  /// Sends it a signal.
  func send(_ signal: Int32) { if exitCode == nil { kill(id, signal) } }

  /// How it ended, where signal n is 128 + n; nil while it runs.
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
