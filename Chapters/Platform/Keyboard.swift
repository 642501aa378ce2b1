import Foundation

/// The keys that a person presses, or the text that another program passes in.
@MainActor public enum Keyboard {
  private static var endings: [any DispatchSourceSignal] = []

  /// Whether the terminal gives each key at once, as `kata run` asks it to for a full screen.
  public static var givesSingleKeys: Bool {
    settings.map { $0.c_lflag & tcflag_t(ICANON) == 0 } ?? false
  }

  /// Asks the terminal for each key at once, unseen, until the program ends. Without a terminal it does nothing.
  public static func takeSingleKeys() {
    guard isatty(STDOUT_FILENO) == 1, let before = settings, !givesSingleKeys else { return }
    var single = before
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &single)
    former = before
    atexit { tcsetattr(STDIN_FILENO, TCSAFLUSH, &former) }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { exit(128 + number) }
      source.resume()
      endings.append(source)
    }
  }

  /// Reads on a thread of its own.
  ///
  /// - Parameter take: Gets what was typed, on the main queue; nothing at the end.
  public static func read(_ take: @escaping @MainActor (Data) -> Void) {
    Thread.detachNewThread {
      var bytes: Data
      repeat {
        bytes = FileHandle.standardInput.availableData
        DispatchQueue.main.async { [bytes] in MainActor.assumeIsolated { take(bytes) } }
      } while !bytes.isEmpty
    }
  }

  private static var settings: termios? {
    var settings = termios()
    return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
  }
}

/// The terminal's settings to which the program's end returns. They are set once, before that.
nonisolated(unsafe) private var former = termios()
