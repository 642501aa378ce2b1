import Foundation
import Synchronization

/// A program that runs in a session of its own, without a terminal. All that it starts is stopped together with it.
struct Subprocess: Sendable {
  var executable: URL
  var arguments: [String]
  /// The working folder; nil if it makes no difference.
  var directory: URL?
  var environment: [String: String]
  /// The greatest duration, in seconds.
  var timeLimit: Double
  /// The seconds for which the program may write nothing to its report; nil if it has no report.
  var silenceLimit: Double?
  /// The seconds more that it has for its first report.
  var startLimit = 0.0
  /// Bytes that the program reads from its report, ignored without a ``silenceLimit``; nil if it only writes there.
  var greeting: Data?
  /// Bytes that end the program once its report contains them, ignored without a ``silenceLimit``; nil for none.
  var enough: Data?
  /// Limits as the shell's `ulimit` takes them.
  var limits: [String] = []
  /// Whether the program runs in a sandbox. The sandbox writes an empty line to the report when the program begins, and
  /// exits with 128 + n if signal n ended the program.
  var isConfined = false
  /// Whether the program's children leave its process group, as SwiftPM's do. If so, its whole session is ended with
  /// it.
  var startsGroups = false
  /// Whether standard error is the result's report, for a program without a ``silenceLimit``, and not output.
  var keepsErrorsApart = false
  /// The greatest output in bytes; more is read and dropped.
  var outputLimit = 200_000
  /// Called with what the program prints, as it comes, beyond the limit too; nil if nothing reads along.
  var reader: (@Sendable (Data) -> Void)?
  /// Called with the report so far once the program has been silent for ``stillness`` seconds; nil if no one waits.
  var whenStill: (@Sendable (Data) -> Void)?
  /// The time of the submission that the program runs for; nil if it runs for none.
  var allowance: Budget.Allowance?

  /// The descriptor on which a program with a ``silenceLimit`` writes its report.
  static let reportDescriptor: Int32 = 3

  private static let stillness = 4.0

  /// The greatest report in bytes; a program that reports more is ended.
  private static let reportLimit = 16_000_000

  /// Lets one program start at a time, so that none inherits the pipes of another.
  private static let starting = Mutex(())

  enum Ending: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case reportedTooMuch

    /// Whether another run could end otherwise, because of this machine: the time was over, or something outside killed
    /// the program, as Linux does when the memory is full.
    var isOfThisMachine: Bool { self == .timedOut || self == .signalled(SIGKILL) }
  }

  struct Result: Sendable {
    var ending: Ending
    /// The text printed on both streams, cut at the limit.
    let output: String
    /// The bytes written to ``reportDescriptor``.
    let report: Data
    /// The time from start to end, without the wait for a core.
    let duration: Duration

    var isSignalled: Bool { if case .signalled = ending { true } else { false } }
  }

  /// Runs the program to its end as soon as a core is free. On a busy machine that takes longer, but costs no more.
  ///
  /// Throws ``Failure`` if the program cannot be started, ``Diagnostics`` if its submission has used up its time, and
  /// `CancellationError` if the task was cancelled: then the program was ended, or never started.
  func run(input: String = "") async throws -> Result {
    if allowance?.isUsedUp == true {
      throw Diagnostics(
        text: "The submission has used up its time, so this was not judged to its end."
          + " Tests that hang, and code that takes long to compile, cost most.", isSettled: false)
    }
    let group = ProcessGroup()
    let result = try await Semaphore.cores.use {
      Trace.note([executable.path] + arguments, in: directory)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          DispatchQueue.global().async {
            continuation.resume(with: Swift.Result { try runBlocking(input: input, as: group) })
          }
        }
      } onCancel: {
        group.cancel()
      }
    }
    allowance?.spend(result.duration / Host.patience())
    return result
  }

  private func runBlocking(input: String, as group: ProcessGroup) throws -> Result {
    var output: OutputPipe
    var report: OutputPipe?
    let pid: pid_t
    (output, report, pid) = try Self.starting.withLock { _ in
      let output = try OutputPipe(limit: outputLimit, reader: reader)
      let hasReport = silenceLimit != nil || keepsErrorsApart
      let report =
        hasReport ? try OutputPipe(limit: Self.reportLimit, greeting: greeting) : nil
      return (output, report, try spawn(input: input, output: output, report: report))
    }
    defer {
      output.end()
      report?.end()
    }
    output.closeWriteEnd()
    report?.closeWriteEnd()
    group.begin(pid)

    let start = ContinuousClock.now
    let deadline = start + .seconds(timeLimit)
    var lastWord = start
    var isTold = false
    var ending: Ending?
    while ending == nil {
      let reported = report?.bytes.count
      OutputPipe.receive(&output, &report, within: 20)
      let isNew = report?.bytes.count != reported
      if isNew { (lastWord, isTold) = (.now, false) }
      if !isTold, ContinuousClock.now >= lastWord + .seconds(Self.stillness) {
        isTold = true
        whenStill?(report?.bytes ?? Data())
      }
      var status: Int32 = 0
      if waitpid(pid, &status, WNOHANG) == pid {
        let signal = status & 0x7f
        ending = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
        break
      }
      let more = report?.bytes.isEmpty == true ? startLimit : 0
      let isSilent =
        silenceLimit.map { ContinuousClock.now >= lastWord + .seconds($0 + more) } ?? false
      let isEnough = isNew && enough.map { report?.bytes.range(of: $0) != nil } ?? false
      if isSilent || ContinuousClock.now >= deadline {
        ending = .timedOut
      } else if isEnough || report?.isFull == true {
        ending = .reportedTooMuch
      }
      if ending != nil {
        kill(-pid, SIGKILL)
        waitpid(pid, &status, 0)
      }
    }
    // Kill all processes that the program left running.
    kill(-pid, SIGKILL)
    if startsGroups { Host.processes().filter { getsid($0) == pid }.forEach { kill($0, SIGKILL) } }
    while OutputPipe.receive(&output, &report, within: 0) {}
    // A killed sandbox takes a moment to end the processes in it.
    let patience = ContinuousClock.now + .seconds(2)
    while isConfined, !OutputPipe.areAtEnd(output, report), ContinuousClock.now < patience {
      OutputPipe.receive(&output, &report, within: 20)
    }
    try group.end()
    let result = Result(
      ending: ending ?? .timedOut, output: String(decoding: output.bytes, as: UTF8.self),
      report: report?.bytes ?? Data(), duration: .now - start)
    return isConfined ? try result.asSeenInside() : result
  }

  private func spawn(input: String, output: OutputPipe, report: OutputPipe?) throws -> pid_t {
    let standardInput = try inputFile(input)
    defer { close(standardInput) }

    var (actions, attributes) = Host.spawnSettings()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writeEnd, 1)
    let errors = keepsErrorsApart ? report : nil
    posix_spawn_file_actions_adddup2(&actions, errors?.writeEnd ?? output.writeEnd, 2)
    if errors == nil, let report {
      posix_spawn_file_actions_adddup2(&actions, report.writeEnd, Self.reportDescriptor)
    }
    let hasReport = report != nil && errors == nil
    Host.closeDescriptors(from: Self.reportDescriptor + (hasReport ? 1 : 0), in: &actions)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.setDefaultSignals(&attributes, Host.ownSession | Int32(Host.spawnFlags))

    let words = shell + [executable.path] + self.arguments
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw cannotStart(code) }
    return pid
  }

  /// Lets signals end the started program: kata itself ignores those that it handles, and its threads block more.
  static func setDefaultSignals(_ attributes: inout Host.SpawnAttributes, _ flags: Int32 = 0) {
    var handled = sigset_t()
    sigemptyset(&handled)
    [SIGINT, SIGTERM, SIGHUP, SIGPIPE].forEach { _ = sigaddset(&handled, $0) }
    posix_spawnattr_setsigdefault(&attributes, &handled)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(flags | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }

  /// The shell that changes the folder and sets the limits first: `posix_spawn` cannot.
  private var shell: [String] {
    guard directory != nil || !limits.isEmpty else { return [] }
    let script = Self.commands(forLimits: limits) + "cd \"$0\" && exec \"$@\""
    return ["/bin/sh", "-c", script, directory?.path ?? "."]
  }

  /// A shell's commands that set limits, unless lower ones are already set.
  ///
  /// When memory runs out, the system ends a limited program before `kata`.
  static func commands(forLimits limits: [String]) -> String {
    let first = limits.isEmpty ? "" : "{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null; "
    return first + limits.map { "ulimit \($0) 2>/dev/null; " }.joined()
  }

  private func inputFile(_ input: String) throws -> Int32 {
    if input.isEmpty { return open("/dev/null", O_RDONLY | O_CLOEXEC) }
    var name = Array((NSTemporaryDirectory() + "/kata-input-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw Failure.grader(
        "No temporary file can be made in \(NSTemporaryDirectory()), which TMPDIR names",
        because: errno)
    }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let bytes = Array(input.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw cannotStart(errno) }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  private func cannotStart(_ code: Int32) -> Failure {
    .grader("\(executable.path) cannot be started", because: code)
  }
}

extension Subprocess.Result {
  /// The result of a program in a sandbox, without the sandbox's additions. Throws ``Failure`` if the sandbox did not
  /// start, so that the program did not run at all.
  func asSeenInside() throws -> Self {
    guard report.first == UInt8(ascii: "\n") else {
      if ending == .timedOut { return self }
      throw Failure.grader(
        "The sandbox does not work: \(output.split(separator: "\n").first ?? "it says nothing")."
          + " Is this machine out of memory? Try again, or try `--sandbox off`.")
    }
    var ending = ending
    if case .exited(let code) = ending, code > 128 { ending = .signalled(code - 128) }
    return Self(
      ending: ending, output: output, report: Data(report.dropFirst()), duration: duration)
  }
}
