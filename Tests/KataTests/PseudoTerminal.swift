import Foundation
import Synchronization

@testable import Kata

/// A terminal of 80 by 24 with a program in it. The program is killed when no code refers to this object any more.
final class PseudoTerminal: Sendable {
  private let keyboard: Int32
  private let screen: Int32
  private let child: ChildProcess
  private let bytes = Bytes()
  /// The terminal's settings for typed text before the program began.
  let firstMode: [UInt32]

  /// Starts a program in a terminal of its own.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - folder: Its working directory.
  ///   - environment: Variables beside those of this process.
  /// - Throws: An error of the system.
  init(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws {
    let name: String
    (keyboard, name) = try Self.open()
    screen = Foundation.open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    Self.set(screen, columns: 80, rows: 24)
    firstMode = Self.mode(of: screen)

    // A session's first program gets the terminal that it opens.
    child = try ChildProcess(
      program, arguments, in: folder, environment: ["TERM": "xterm"].merging(environment) { $1 },
      flags: Host.ownSession, descriptors: [.file(name, O_RDWR), .copy(0), .copy(0)])
    Thread.detachNewThread { [keyboard, bytes] in Self.read(keyboard, into: bytes) }
  }

  deinit { close(screen) }

  /// Opens a terminal.
  ///
  /// - Returns: The descriptor of the user's end, and the name of the program's end.
  private static func open() throws -> (Int32, String) {
    #if canImport(Glibc)
      // These calls do the same as `posix_openpt`, with TIOCSPTLCK and TIOCGPTN: Swift's Glibc has none of them.
      let keyboard = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (isLocked, number) = (Int32(0), UInt32(0))
      guard keyboard >= 0, ioctl(keyboard, 0x4004_5431, &isLocked) == 0,
        ioctl(keyboard, 0x8004_5430, &number) == 0
      else { throw POSIXError(.ENOTTY) }
      return (keyboard, "/dev/pts/\(number)")
    #else
      let keyboard = posix_openpt(O_RDWR | O_NOCTTY)
      guard keyboard >= 0, grantpt(keyboard) == 0, unlockpt(keyboard) == 0,
        let name = ptsname(keyboard)
      else { throw POSIXError(.ENOTTY) }
      return (keyboard, String(cString: name))
    #endif
  }

  /// Presses keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Gives the terminal another size. The system informs the program.
  func resize(columns: UInt16, rows: UInt16) { Self.set(screen, columns: columns, rows: rows) }

  private static func set(_ screen: Int32, columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(screen, UInt(TIOCSWINSZ), &size)
  }

  /// Makes the terminal treat typed text as a shell needs it: line by line, and shown.
  func cook() {
    var settings = termios()
    tcgetattr(screen, &settings)
    settings.c_lflag |= tcflag_t(ICANON | ECHO)
    tcsetattr(screen, TCSANOW, &settings)
  }

  func send(_ signal: Int32) { child.send(signal) }

  /// All printed text.
  var printed: String { String(decoding: bytes.all.withLock { $0 }, as: UTF8.self) }

  /// The terminal's settings for typed text.
  var mode: [UInt32] { Self.mode(of: screen) }

  private static func mode(of screen: Int32) -> [UInt32] {
    var settings = termios()
    tcgetattr(screen, &settings)
    let keys = withUnsafeBytes(of: settings.c_cc) { $0.map(UInt32.init) }
    return [settings.c_lflag, settings.c_iflag, settings.c_oflag].map { UInt32($0) } + keys
  }

  /// Waits until a condition holds, for a minute at most.
  ///
  /// - Returns: Whether the condition holds.
  func waits(until holds: () -> Bool) async throws -> Bool {
    for _ in 0..<3_000 {
      if holds() { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// Waits for the program's end, for a minute at most.
  ///
  /// - Returns: The exit code, which is 128 + n after signal n; nil if the program did not end.
  func exitCode() async throws -> Int32? {
    _ = try await waits { child.exitCode != nil }
    return child.exitCode
  }

  /// All bytes that have been read.
  private final class Bytes: Sendable {
    let all = Mutex(Data())
  }

  /// Reads until no process has the terminal open, and closes it.
  private static func read(_ keyboard: Int32, into bytes: Bytes) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Foundation.read(keyboard, &buffer, buffer.count)
      if count <= 0 { break }
      bytes.all.withLock { $0.append(contentsOf: buffer.prefix(count)) }
    }
    close(keyboard)
  }
}
