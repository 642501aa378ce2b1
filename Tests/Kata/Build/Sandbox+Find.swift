import Foundation

extension Sandbox {
  /// Tries a sandbox.
  typealias Probe = (Sandbox) async throws -> Void

  /// The best sandbox that works on this machine.
  ///
  /// - Parameters:
  ///   - mode: Whether there is to be one.
  ///   - libraries: The folders of the libraries that tests need.
  ///   - store: Holds the temporary folder in which it is tried.
  /// - Returns: The sandbox; one that does nothing where none is wanted or works.
  /// - Throws: ``Failure`` when one is required and none works.
  static func find(
    _ mode: SandboxMode, libraries: [String], _ store: Store
  ) async throws -> Sandbox {
    guard mode != .off else { return Sandbox(kind: .none, view: off.view, reason: "switched off") }
    // What kata makes from now on can be read by the user that tests run as.
    if geteuid() == 0 { umask(0o022) }
    return try await store.withTemporaryFolder { folder in
      try await best(mode, view: SandboxView(folders: libraries)) {
        try await $0.probe(in: folder)
      }
    }
  }

  /// No sandbox, where there can be none.
  ///
  /// - Parameters:
  ///   - mode: Whether there must be one.
  ///   - reason: Why there is none.
  /// - Returns: One that does nothing.
  /// - Throws: ``Failure`` when one is required.
  static func none(_ mode: SandboxMode, because reason: String) throws -> Sandbox {
    guard mode != .required else {
      throw Failure.grader(
        "No sandbox works here, and `--sandbox required` asks for one: \(reason).")
    }
    return Sandbox(kind: .none, view: off.view, reason: reason)
  }

  /// The first sandbox that a probe finds to work.
  ///
  /// - Parameters:
  ///   - mode: Whether there must be one.
  ///   - view: What programs in it see.
  ///   - probe: Throws ``Failure`` when one does not work.
  /// - Returns: The sandbox.
  /// - Throws: ``Failure`` when one is required and none is whole.
  static func best(_ mode: SandboxMode, view: SandboxView, probe: Probe) async throws -> Sandbox {
    var complaint: String?
    for kind in Kind.allCases where kind != .none {
      let sandbox = Sandbox(kind: kind, view: view, reason: kind == .networkOnly ? complaint : nil)
      guard mode == .auto || sandbox.isWhole else { continue }
      do {
        try await probe(sandbox)
        return sandbox
      } catch let failure as Failure {
        // The first says most: it is about the best.
        complaint = complaint ?? failure.message
      }
    }
    return try none(mode, because: complaint ?? "there is none")
  }

  /// Runs `kata` itself in the sandbox: a program of the same toolchain as the tests.
  ///
  /// - Throws: ``Failure`` when that does not work, with the reason.
  private func probe(in folder: URL) async throws {
    let programs = kind == .bubblewrap ? ["bwrap"] : ["setpriv", "unshare"]
    if let missing = programs.first(where: { (try? Toolchain.program($0)) == nil }) {
      throw Failure.grader(SandboxObstacle.missing(missing))
    }
    let report = "/dev/fd/\(Subprocess.reportDescriptor)"
    let run = Subprocess(
      executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", "test -d /proc/self && \"$0\" --help > \(report)", Host.program.path],
      directory: folder, environment: ["PATH": "/usr/bin:/bin"], timeLimit: 20,
      silenceLimit: 20, limits: Host.runningSystem.testLimits)
    let obstacle = SandboxObstacle()
    do {
      let result = try await confined(run, showing: Host.program.deletingLastPathComponent()).run()
      guard result.ending == .exited(0) else {
        throw Failure.grader(obstacle.sentence(after: result.output))
      }
    } catch let failure as Failure {
      throw Failure.grader(obstacle.sentence(after: failure.message))
    }
  }
}
