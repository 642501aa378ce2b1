import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal that `kata` runs in, lent to a program that takes its whole screen, and given back as it was.
struct Terminal {
  /// What ends `kata`, or can.
  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
  ]
  // What a signal's handler needs.
  nonisolated(unsafe) private static var settings = termios()
  nonisolated(unsafe) private static var borrower: pid_t = 0

  /// To the other screen, without a cursor, where long lines are cut; and back.
  private static let enter: StaticString = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l"
  private static let leave: StaticString = "\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"

  /// The terminal of this process; nil where it has none for its input and its output.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      ProcessInfo.processInfo.environment["TERM"] != "dumb",
      tcgetattr(STDIN_FILENO, &Self.settings) == 0
    else { return nil }
  }

  /// Runs a program that is given each key at once, and ends this process as the program ends.
  ///
  /// However one of the two ends, the terminal is as it was before. Control-Z is off meanwhile.
  ///
  /// - Parameters:
  ///   - program: The program. It shares this process's terminal.
  ///   - arguments: Its arguments.
  /// - Throws: ``Failure`` when it cannot be started.
  func lend(to program: URL, _ arguments: [String]) throws -> Never {
    var single = Self.settings
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    Self.set(&single, [VMIN: 1, VTIME: 0, VSUSP: Self.none])
    Interruption.restoreDefaults()
    for number in Self.signals {
      signal(number) { number in
        if Terminal.borrower > 0 { kill(Terminal.borrower, SIGKILL) }
        Terminal.takeBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &single)
    Self.say(Self.enter)
    var list = ([program.path] + arguments).map { strdup($0) } + [nil]
    let code = posix_spawn(&Self.borrower, program.path, nil, nil, &list, environ)
    guard code == 0 else {
      Self.takeBack()
      throw Failure.grader("\(program.path) cannot be started: \(String(cString: strerror(code))).")
    }
    var status: Int32 = 0
    while waitpid(Self.borrower, &status, 0) < 0, errno == EINTR {}
    Self.signals.forEach { signal($0, SIG_IGN) }
    Self.takeBack()
    let ending = status & 0x7f
    if ending != 0, ending != SIGINT {
      Console.complain("The program was ended by signal \(ending).\n")
    }
    exit(ending == 0 ? (status >> 8) & 0xff : 128 + ending)
  }

  /// Makes the terminal as it was. May be called by a signal's handler.
  private static func takeBack() {
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    say(leave)
  }

  private static func say(_ text: StaticString) {
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// What stands for no key at all.
  private static var none: cc_t { cc_t(fpathconf(STDIN_FILENO, Int32(_PC_VDISABLE)) & 0xff) }

  private static func set(_ settings: inout termios, _ values: [Int32: cc_t]) {
    withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
      for (index, value) in values { bytes[Int(index)] = value }
    }
  }
}
