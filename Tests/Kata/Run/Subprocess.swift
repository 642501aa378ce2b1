import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that runs in a process group of its own, and is ended with all it started.
struct Subprocess: Sendable {
  var executable: URL
  var arguments: [String]
  /// Where it runs; nil where that makes no difference.
  var directory: URL?
  var environment: [String: String]
  /// In seconds.
  var timeLimit: Double
  /// As the shell's `ulimit` takes them; they need a ``directory``.
  var limits: [String] = []
  /// In bytes; what is printed beyond is read and dropped.
  var outputLimit = 200_000

  enum Ending: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  struct Result: Sendable {
    let ending: Ending
    /// What it printed on both streams, cut at the limit.
    let output: String
  }

  /// Runs the program to its end.
  ///
  /// - Parameter input: Text for its standard input.
  /// - Returns: How it ended and what it printed.
  /// - Throws: ``Failure`` when it cannot be started.
  func run(input: String = "") async throws -> Result {
    await Slots.cores.acquire()
    defer { Slots.cores.release() }
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Swift.Result { try runBlocking(input: input) })
      }
    }
  }

  private func runBlocking(input: String) throws -> Result {
    let (readEnd, pid) = try spawn(input: input)
    defer { close(readEnd) }
    RunningProcesses.insert(pid)
    defer { RunningProcesses.remove(pid) }

    let deadline = ContinuousClock.now + .seconds(timeLimit)
    var output: [UInt8] = []
    var timedOut = false
    var status: Int32 = 0
    var hasExited = false
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var atEnd = false
    while !hasExited {
      if !atEnd { atEnd = !read(from: readEnd, within: 20, buffer: &buffer, into: &output) }
      hasExited = waitpid(pid, &status, WNOHANG) == pid
      if !hasExited, ContinuousClock.now >= deadline {
        timedOut = true
        kill(-pid, SIGKILL)
        waitpid(pid, &status, 0)
        hasExited = true
      } else if !hasExited, atEnd {
        usleep(100)
      }
    }
    // Whatever the program left running goes with it.
    kill(-pid, SIGKILL)
    while !atEnd {
      atEnd = !read(from: readEnd, within: 0, buffer: &buffer, into: &output)
    }

    let text = String(decoding: output, as: UTF8.self)
    if timedOut { return Result(ending: .timedOut, output: text) }
    let signal = status & 0x7f
    let ending = signal == 0 ? Ending.exited((status >> 8) & 0xff) : .signalled(signal)
    return Result(ending: ending, output: text)
  }

  /// Reads once, when there is something to read within some milliseconds, and says whether there may
  /// be more to come.
  private func read(
    from descriptor: Int32, within milliseconds: Int32, buffer: inout [UInt8],
    into output: inout [UInt8]
  ) -> Bool {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, milliseconds) > 0 else { return milliseconds > 0 }
    let count = buffer.withUnsafeMutableBytes { bytes in
      #if canImport(Glibc)
        Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.read(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
    guard count > 0 else { return false }
    output += buffer.prefix(min(count, max(0, outputLimit - output.count)))
    return true
  }

  private func spawn(input: String) throws -> (readEnd: Int32, pid: pid_t) {
    let standardInput = try inputFile(input)
    defer { close(standardInput) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw cannotStart(errno) }
    defer { close(ends[1]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)

    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    let words = shell + [executable.path] + self.arguments
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else {
      close(ends[0])
      throw cannotStart(code)
    }
    return (ends[0], pid)
  }

  /// The shell that changes folder and sets limits first, which no spawned process can ask for.
  private var shell: [String] {
    guard let directory else { return [] }
    let script = limits.map { "ulimit \($0); " }.joined() + "cd \"$0\" && exec \"$@\""
    return ["/bin/sh", "-c", script, directory.path]
  }

  private func inputFile(_ input: String) throws -> Int32 {
    if input.isEmpty {
      return open("/dev/null", O_RDONLY | O_CLOEXEC)
    }
    var name = Array((NSTemporaryDirectory() + "/kata-input-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw cannotStart(errno) }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let bytes = Array(input.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw cannotStart(errno) }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  private func cannotStart(_ code: Int32) -> Failure {
    .grader("\(executable.path) cannot be started: \(String(cString: strerror(code))).")
  }
}
