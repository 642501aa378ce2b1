import Foundation
import Testing

@testable import Kata

/// Tests of the view and the rights of code in bubblewrap. Where it does not work, the run says that they are skipped.
@Suite struct SandboxTests {
  @Test(.needsBubblewrap)
  func `a program sees the system and its own folder, and nothing else`() async throws {
    try await Confined.use(.bubblewrap) { shell in
      let hidden = [
        Clone.workbook.path, shell.folder.path, NSHomeDirectory(), "/home", "/root", "/sys",
        "/etc/passwd", FileManager.default.currentDirectoryPath,
      ]
      let script = """
        cat "$HOME/../program/mine" && ls "$HOME" && pwd
        for place in "$@"; do if test -e "$place"; then echo "sees $place"; fi; done
        """

      let result = try await run(script, hidden, in: shell)

      #expect(result.ending == .exited(0))
      #expect(result.output == "mine\n/tmp\n")
    }
  }

  @Test(.needsBubblewrap)
  func `nothing outside the temporary folder can be written`() async throws {
    try await Confined.use(.bubblewrap) { shell in
      let script = """
        touch /tmp/here && echo here
        for place in / /program /usr/bin /usr/lib /etc /dev /dev/shm /proc/sys/kernel /program/home; do
          touch "$place/there" 2>/dev/null && echo "wrote in $place"
        done
        echo there >> /program/mine && echo "wrote into mine"
        mount -o remount,rw / && echo "changed the mounts"
        """

      let result = try await shell.run(script)

      #expect(result.output.contains("here\n"))
      #expect(!result.output.contains("wrote"), "\(result.output)")
      #expect(!result.output.contains("changed"))
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: shell.folder.appending(path: "home").path) == [])
    }
  }

  @Test(.needsBubblewrap) func `the temporary folder has a size`() async throws {
    try await Confined.use(.bubblewrap) { shell in
      let result = try await shell.run(
        "head -c 80000000 /dev/zero > /tmp/much; stat -c %s /tmp/much")

      let size = try #require(result.output.split(separator: "\n").last.flatMap { Int($0) })
      #expect(size > 60_000_000 && size <= Sandbox.temporarySize)
    }
  }

  @Test(.needsBubblewrap, arguments: [Sandbox.Kind.bubblewrap, .none])
  func `there is no network, unless there is no sandbox`(kind: Sandbox.Kind) async throws {
    try await Confined.use(kind) { shell in
      let (listener, port) = try Self.listener()
      defer { close(listener) }

      let result = try await shell.run(
        "bash -c 'exec 9<>/dev/tcp/127.0.0.1/\(port)' 2>/dev/null && echo connected; exit 0")

      #expect(result.output == (kind == .none ? "connected\n" : ""))
    }
  }

  @Test(.needsBubblewrap)
  func `neither kata nor its environment can be seen or reached`() async throws {
    try await Confined.use(.bubblewrap) { shell in
      let script = """
        env | sort | grep -vE '^(_|OLDPWD)='
        ls /proc | grep -c '^[0-9]'
        kill -0 $1 2>/dev/null && echo "reaches kata"
        cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep -vE '^(PATH|HOME|PWD|OLDPWD|SHLVL|_)='
        kill -9 1 $PPID -1 2>/dev/null
        echo alive
        """

      let result = try await shell.run(script, "\(ProcessInfo.processInfo.processIdentifier)")

      let lines = result.output.split(separator: "\n")
      #expect(lines.prefix(3) == ["HOME=/tmp", "PATH=/usr/bin:/bin", "PWD=/tmp"])
      let others = try #require(lines.dropFirst(3).first.flatMap { Int($0) })
      #expect(others < 10)
      #expect(lines.dropFirst(4).allSatisfy { $0 == "alive" }, "\(result.output)")
    }
  }

  @Test(.needsBubblewrap) func `privileges are gone, and cannot be had again`() async throws {
    try await Confined.use(.bubblewrap) { shell in
      let result = try await shell.run("grep -E '^(CapEff|CapPrm|CapAmb)' /proc/self/status; tty")

      let none = String(repeating: "0", count: 16)
      #expect(result.output == "CapPrm:\t\(none)\nCapEff:\t\(none)\nCapAmb:\t\(none)\nnot a tty\n")
    }
  }

  @Test(.needsBubblewrap) func `a fork bomb meets a limit`() async throws {
    try await Confined.use(.bubblewrap) { shell in
      let result = try await shell.run(
        "i=0; while [ $i -lt 3000 ]; do sleep 30 & i=$((i + 1)); done; echo exploded")

      #expect(result.ending == .exited(2))
      #expect(!result.output.contains("exploded"))
    }
  }

  @Test(.needsBubblewrap) func `what a program leaves running ends with it`() async throws {
    try await Confined.use(.bubblewrap) { shell in
      let seconds = "300.\(Int.random(in: 1_000_000...9_999_999))"

      let result = try await shell.run("setsid sleep \(seconds) & setsid sleep \(seconds) & exit 7")

      #expect(result.ending == .exited(7))
      #expect(try Self.processes(naming: seconds) == [])
    }
  }

  @Test(.needsBubblewrap)
  func `how a program ended is told as it is without a sandbox`() async throws {
    try await Confined.use(.bubblewrap) { shell in
      for signal in [SIGSEGV, SIGKILL, SIGTERM, SIGXCPU] {
        #expect(try await shell.run("kill -\(signal) $$").ending == .signalled(signal))
      }
      #expect(try await shell.run("exit 3").ending == .exited(3))
      let result = try await shell.run(
        "read -r said <&3; echo $said >&3; for place in /dev/fd/3 /proc/self/fd/3 /proc/$$/fd/3; do"
          + " echo two 2>&1 > $place; done; for place in /dev/fd/3 /proc/1/fd/3; do read -r said < $place; done"
      )
      #expect(String(decoding: result.report, as: UTF8.self) == "hello\n")
    }
  }

  @Test func `a sandbox that cannot start is the grader's failure`() async throws {
    try await Confined.use(.bubblewrap) { shell in
      let gone = Subprocess(
        executable: URL(filePath: "/bin/sh"), arguments: ["-c", "exit 0"],
        directory: shell.folder.appending(path: "home"), environment: ["PATH": "/usr/bin:/bin"],
        timeLimit: 20, silenceLimit: 20)

      let failure = await #expect(throws: Failure.self) {
        try await shell.sandbox.confined(gone, showing: URL(filePath: "/nowhere")).run()
      }

      #expect(failure?.exitCode == .graderFailed)
    }
  }

  // MARK: - Fixtures

  private func run(
    _ script: String, _ words: [String], in shell: Confined
  ) async throws -> Subprocess.Result {
    let list = words.map(Trace.quoted).joined(separator: " ")
    return try await shell.run("set -- \(list)\n" + script)
  }

  /// A listening socket on this machine, and its port.
  private static func listener() throws -> (Int32, UInt16) {
    #if os(macOS)
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    try #require(listen(listener, 1) == 0)
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let found = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
    }
    try #require(found == 0)
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// The processes of this machine with a word in their command lines.
  static func processes(naming word: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { id in
      guard Int32(id) != nil, let line = try? Data(contentsOf: URL(filePath: "/proc/\(id)/cmdline"))
      else { return false }
      return String(decoding: line, as: UTF8.self).contains(word)
    }
  }
}
