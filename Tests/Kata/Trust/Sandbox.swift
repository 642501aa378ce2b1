import Foundation

/// What keeps the tests of a submission away from the rest of the machine while they run.
struct Sandbox: Sendable {
  /// What the sandbox is made of.
  enum Kind {
    /// By `bwrap`: https://github.com/containers/bubblewrap.
    case bubblewrap
    /// What a Mac has, by the deprecated `sandbox-exec`.
    case sandboxExec
    case none
  }

  let kind: Kind

  /// What a program in it sees.
  let view: SandboxView

  /// Why there is none; nil where there is one.
  var reason: String?

  /// No sandbox.
  static let off = Sandbox(kind: .none, view: SandboxView(folders: []))

  /// Whether it hides and forbids all that it should.
  var isWhole: Bool { kind == .bubblewrap }

  /// What reports say of it, in one line.
  var summary: String {
    let name =
      switch kind {
      case .bubblewrap: "bubblewrap"
      case .sandboxExec:
        "sandbox-exec: no network, your home and the workbook are hidden, and nothing is written outside the"
          + " run's own folder; other files and processes are not hidden, nor is memory limited"
      case .none: "none"
      }
    return name + (reason.map { ": \($0)" } ?? "")
  }

  /// The user that tests run as where `kata` runs as root, whom no limit on processes holds: `nobody`.
  static let unprivilegedUser: uid_t = 65_534

  /// In bytes, what the private temporary folder holds.
  static let temporarySize = 64 << 20

  /// The private temporary folder, as the program sees it.
  static let temporaryFolder = "/tmp"

  /// The folder of the program, as the program sees it.
  static let programFolder = "/program"

  /// The same run inside the sandbox, where it may read the folder beside the system.
  ///
  /// The run writes a report. What it names below the folder it finds below ``programFolder``; its
  /// ``Subprocess/directory``, which is there, becomes a folder of its own that is removed at the end.
  func confined(_ run: Subprocess, showing folder: URL) -> Subprocess {
    guard kind != .none, let home = run.directory else { return run }
    func inside(_ text: String) -> String {
      guard isWhole else { return text }
      if text == home.path { return Self.temporaryFolder }
      let isBelow = text.hasPrefix(folder.path + "/")
      return isBelow ? Self.programFolder + text.dropFirst(folder.path.count) : text
    }
    // The empty line says that the sandbox stands, and the program begins.
    let limits = Subprocess.commands(forLimits: run.limits + Host.processLimits)
    let script = limits + "cd \"$0\" && echo >&\(Subprocess.reportDescriptor) && exec \"$@\""
    let program =
      ["/bin/sh", "-c", script, inside(home.path)]
      + ([run.executable.path] + run.arguments).map(inside)
    let words =
      (kind == .bubblewrap
        ? view.bubblewrap(showing: folder.path)
        : view.sandboxExec(showing: folder.path, writing: home.path)) + program
    var confined = run
    confined.executable = URL(filePath: words[0])
    confined.arguments = Array(words.dropFirst())
    confined.environment = run.environment.mapValues(inside)
    confined.directory = nil
    confined.limits = []
    confined.isConfined = true
    return confined
  }
}
