import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of `kata`. A command that shows its own screen takes it over, and gives it back as it was.
struct Terminal: Sendable {
  /// The signals that end `kata` at once; ``Interruption`` handles the others.
  private static let signals = [
    SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, SIGSYS, SIGXCPU, SIGALRM, SIGUSR1,
    SIGUSR2,
  ]
  // Used by the handler of these signals. Both variables are set before there is a handler.
  nonisolated(unsafe) private static var settings = termios()
  nonisolated(unsafe) private static var borrower: pid_t = 0
  /// Whether such a signal is ending this process.
  private static let isEnding = Atomic(false)

  /// The codes for the other screen, without a cursor, where long lines are cut, and for the way back.
  private static let enter: StaticString = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l"
  private static let leave: StaticString = "\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
  /// The code that asks for marks around pasted text, so that it can be told from keys.
  private static let markPastes: StaticString = "\u{1b}[?2004h"

  /// The terminal of this process; nil if its input or output is no terminal, or if another job has the terminal.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetpgrp(STDIN_FILENO) == getpgrp(), ProcessInfo.processInfo.environment["TERM"] != "dumb",
      tcgetattr(STDIN_FILENO, &Self.settings) == 0
    else { return nil }
  }

  /// The size in columns and rows; 80 and 24 if the terminal does not report it.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the terminal over while `body` runs: each key comes at once, and pasted text between marks.
  ///
  /// After `body`, or a signal or a crash in it, the terminal is as it was before. Meanwhile Control-Z is off.
  func use(_ body: () async throws -> Void) async rethrows {
    Interruption.becomeLenient()
    Self.guardAgainstSignals()
    defer { Self.takeBack() }
    takeOverAgain()
    try await body()
  }

  /// Takes the terminal over once more, after this process was stopped and continued.
  func takeOverAgain() {
    Self.takeOver()
    Self.say(Self.markPastes)
  }

  /// Runs a program that gets each key at once, and ends this process with the program's exit code.
  ///
  /// After either ends, even by a signal or a crash, the terminal is as it was before. Meanwhile Control-Z is off.
  func lend(to program: URL, _ arguments: [String]) async throws -> Never {
    Interruption.becomeLenient()
    let ending = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(with: Result { try Self.run(program, arguments) })
        }
      }
    } onCancel: {
      if Self.borrower > 0 { kill(Self.borrower, SIGKILL) }
    }
    let signal = ending & 0x7f
    let code = Interruption.exitCode ?? (signal == 0 ? (ending >> 8) & 0xff : 128 + signal)
    if signal != 0, Interruption.exitCode == nil {
      Console.complain("The program was ended by signal \(signal).\n")
    }
    exit(code)
  }

  /// Runs the program to its end, and returns its status as `waitpid` reports it.
  private static func run(_ program: URL, _ arguments: [String]) throws -> Int32 {
    isEnding.store(false, ordering: .sequentiallyConsistent)
    guardAgainstSignals()
    defer { takeBack() }
    takeOver()
    borrower = try start(program, arguments)
    let status = waitForEnd(of: borrower)
    borrower = 0
    while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
    return status
  }

  /// Installs handlers that give the terminal back before a signal ends this process.
  private static func guardAgainstSignals() {
    for number in signals {
      signal(number) { number in
        Terminal.isEnding.store(true, ordering: .sequentiallyConsistent)
        if Terminal.borrower > 0 { kill(Terminal.borrower, SIGKILL) }
        Terminal.takeBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func takeOver() {
    var single = settings
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &single.c_cc) { keys in
      (keys[Int(VMIN)], keys[Int(VTIME)]) = (1, 0)
      keys[Int(VSUSP)] = UInt8(fpathconf(STDIN_FILENO, Int32(_PC_VDISABLE)) & 0xff)
    }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &single)
    say(enter)
  }

  /// Waits for a program's end on this thread, and returns its status as `waitpid` reports it.
  static func waitForEnd(of pid: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Starts a program that uses this process's terminal, in its job.
  static func start(_ program: URL, _ arguments: [String]) throws -> pid_t {
    var attributes = Host.spawnSettings().1
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Subprocess.setDefaultSignals(&attributes)
    var list = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { list.forEach { free($0) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, program.path, nil, &attributes, &list, environ)
    if code != 0 { throw Failure.grader("\(program.path) cannot be started", because: code) }
    return pid
  }

  /// Gives the terminal back as it was. A signal's handler may call this.
  private static func takeBack() {
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    say(leave)
  }

  private static func say(_ text: StaticString) {
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
