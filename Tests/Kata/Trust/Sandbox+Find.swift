import Foundation

extension Sandbox {
  /// Finds the sandbox of this machine, in which programs find their libraries and reach nothing hidden, and tries it in
  /// the store. Throws ``Failure`` if the mode requires one and none works.
  static func find(
    _ mode: SandboxMode, libraries: [String], hiding hidden: [String], _ store: Store
  ) async throws -> Sandbox {
    guard mode != .off else { return Sandbox(kind: .none, view: off.view, reason: "switched off") }
    // From now on the user that tests run as can read kata's new files.
    if geteuid() == 0 { umask(0o022) }
    let folder = try store.temporaryFolder()
    // A Mac's sandbox hides what it is told; bubblewrap hides all that it does not show.
    let home = Host.runningSystem == .macOS ? [NSHomeDirectory()] : []
    let view = SandboxView(folders: libraries, hiding: hidden + home + [store.root.path])
    // The probe runs a copy, because the user that tests run as may not enter the folder of this program.
    try TemporaryFiles.copy(Host.program, to: folder.place.appending(path: "kata"))
    return try await best(mode, view: view) { try await $0.probe(in: folder.place) }
  }

  /// No sandbox, for a reason. Throws ``Failure`` if the mode requires one.
  static func none(_ mode: SandboxMode, because reason: String) throws -> Sandbox {
    guard mode != .required else {
      throw Failure.grader(
        "No sandbox works here, and `--sandbox required` asks for one: \(reason).")
    }
    return Sandbox(kind: .none, view: off.view, reason: reason)
  }

  /// The best of the system's sandboxes that the probe accepts, or none if it always throws a ``Failure`` or
  /// ``ReachedFolders``. If the mode requires a sandbox, a ``Failure`` says why there is none, and also if the system's
  /// sandbox is not whole.
  static func best(
    _ mode: SandboxMode, view: SandboxView, on system: Host.System = Host.runningSystem,
    probe: (Sandbox) async throws -> Void
  ) async throws -> Sandbox {
    // Only root can become another user.
    let offered: [Kind] =
      system == .linux ? [.bubblewrap] + (geteuid() == 0 ? [.otherUser] : []) : [.sandboxExec]
    var reasons: [String] = []
    var reached: [String] = []
    for kind in offered {
      let sandbox = Sandbox(kind: kind, view: view, reason: reasons.first)
      guard mode == .auto || sandbox.isWhole else { continue }
      do {
        try await probe(sandbox)
        return sandbox
      } catch let failure as Failure {
        reasons.append(failure.message)
      } catch let error as ReachedFolders {
        reasons.append(
          "tests cannot run as another user, because folders here are open to others")
        reached = error.places
      }
    }
    var sandbox = try none(
      mode, because: reasons.isEmpty ? "there is none" : reasons.joined(separator: ", and "))
    sandbox.reached = reached
    return sandbox
  }

  /// The folders that another user reaches, and must not.
  struct ReachedFolders: Error { let places: [String] }

  /// Throws ``ReachedFolders`` if there are any.
  private func requireHidden() async throws {
    let reached = try await OtherUser.use { try await $0.reached(among: view.hidden) }
    guard reached.isEmpty else { throw ReachedFolders(places: reached) }
  }

  /// Runs `kata` itself in the sandbox, because it is a program of the same toolchain as the tests.
  private func probe(in folder: URL) async throws {
    if kind == .otherUser { return try await requireHidden() }
    let program = kind == .bubblewrap ? "bwrap" : "sandbox-exec"
    if Host.executable(program) == nil {
      let advice = " (`apt-get install bubblewrap` brings it on Debian and Ubuntu)"
      throw Failure.grader(
        "there is no \(program) on the search path" + (kind == .bubblewrap ? advice : ""))
    }
    let home = folder.appending(path: "home-\(kind)")
    try TemporaryFiles.makeFolder(home)
    let hasProc = kind == .sandboxExec ? "" : "test -d /proc/self && "
    let run = Subprocess(
      executable: URL(filePath: "/bin/sh"),
      arguments: [
        "-c", "\(hasProc)\"$0\" --help >&\(Subprocess.reportDescriptor)",
        folder.appending(path: "kata").path,
      ],
      directory: home, environment: ["PATH": "/usr/bin:/bin"], timeLimit: 20,
      silenceLimit: 20, limits: Host.runningSystem.testLimits)
    do {
      let result = try await confined(run, showing: folder).run()
      guard result.ending == .exited(0) else { throw Failure.grader(result.output) }
    } catch let failure as Failure {
      throw Failure.grader(SandboxObstacle().sentence(after: failure.message))
    }
  }
}
