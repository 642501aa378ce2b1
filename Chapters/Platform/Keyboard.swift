import Foundation
import Synchronization

/// The keys that a person presses, or the text that another program passes in.
@MainActor public enum Keyboard {
  private static var endings: [any DispatchSourceSignal] = []

  /// Whether the terminal gives each key at once, as `kata run` asks it to for a full screen.
  public static var givesSingleKeys: Bool {
    settings.map { $0.c_lflag & tcflag_t(ICANON) == 0 } ?? false
  }

  /// Asks the terminal for each key at once, unseen, until the program ends. Without a terminal it does nothing.
  ///
  /// Meanwhile Control-Z is off: after it, the terminal would be another one.
  ///
  /// - Parameter interrupted: Called at the first Control-C. The second one ends the program.
  public static func takeSingleKeys(interrupted: @escaping @MainActor @Sendable () -> Void) {
    guard isatty(STDOUT_FILENO) == 1, let before = settings, !givesSingleKeys else { return }
    var single = before
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &single.c_cc) { keys in
      keys[Int(VSUSP)] = UInt8(fpathconf(STDIN_FILENO, Int32(_PC_VDISABLE)) & 0xff)
    }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &single)
    former = before
    atexit { tcsetattr(STDIN_FILENO, TCSAFLUSH, &former) }
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      // Not on the main queue, which may be what hangs.
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        if number != SIGINT || isInterrupted.exchange(true, ordering: .relaxed) {
          exit(128 + number)
        }
        DispatchQueue.main.async { MainActor.assumeIsolated(interrupted) }
      }
      source.resume()
      endings.append(source)
    }
  }

  /// Reads on a thread of its own, no further than what was taken.
  ///
  /// - Parameter take: Gets what was typed, on the main queue; nothing at the end.
  public static func read(_ take: @escaping @MainActor @Sendable (Data) -> Void) {
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      var count: Int
      repeat {
        count = max(Foundation.read(STDIN_FILENO, &buffer, buffer.count), 0)
        let bytes = Data(buffer.prefix(count))
        DispatchQueue.main.sync { MainActor.assumeIsolated { take(bytes) } }
      } while count > 0
    }
  }

  private static var settings: termios? {
    var settings = termios()
    return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
  }
}

/// The terminal's settings to which the program's end returns. They are set once, before that.
nonisolated(unsafe) private var former = termios()
private let isInterrupted = Atomic(false)
