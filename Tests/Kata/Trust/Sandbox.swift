import Foundation

/// Keeps the tests of a submission away from the rest of the machine while they run.
struct Sandbox: Sendable {
  /// The program that makes the sandbox.
  enum Kind {
    /// `bwrap`: https://github.com/containers/bubblewrap.
    case bubblewrap
    /// A Mac's deprecated `sandbox-exec`.
    case sandboxExec
    /// A user other than root, for each run another.
    case otherUser
    case none
  }

  let kind: Kind

  /// The files and folders that a program in the sandbox sees.
  let view: SandboxView

  /// The reason why there is no whole sandbox; nil if there is one.
  var reason: String?

  /// The folders because of which tests cannot run as another user.
  var reached: [String] = []

  /// No sandbox.
  static let off = Sandbox(kind: .none, view: SandboxView(folders: []))

  /// Whether the sandbox hides and forbids all that it should.
  var isWhole: Bool { kind == .bubblewrap }

  /// The sandbox in one line, for reports.
  var summary: String {
    let name =
      switch kind {
      case .bubblewrap: "bubblewrap"
      case .sandboxExec:
        "sandbox-exec: no network, your home and the workbook are hidden, and nothing is written outside the"
          + " run's own folder; other files and processes are not hidden, nor is memory limited"
      case .otherUser:
        "another user, who reaches neither the workbook, the submissions nor the report, but the network, other"
          + " files and a list of all processes"
      case .none: "none"
      }
    return name + (reason.map { (kind == .none ? ": " : "; ") + $0 } ?? "")
  }

  /// What the user can do for a sandbox here: a sentence after a space, or nothing. Not for reports, which go to
  /// learners and are merged with those of other machines: it names a folder.
  var advice: String {
    // A folder in another needs no advice of its own.
    let places = reached.map { URL(filePath: $0).standardizedFileURL.path }
    let outermost = Set(places).filter { place in
      !places.contains { place.hasPrefix($0 + "/") }
    }.sorted()
    guard let first = outermost.first else { return "" }
    let more = outermost.count > 1 ? " (and \(outermost.count - 1) more)" : ""
    return
      " Another user would reach \(Style.harmlessName(first))\(more); `chmod 700` there, or on a"
      + " folder above, ends that."
  }

  /// The user `nobody`. If `kata` runs as root, tests run as this user, because no limit on processes holds root.
  static let unprivilegedUser: uid_t = 65_534

  /// The size of the private temporary folder, in bytes.
  static let temporarySize = 64 << 20

  /// The private temporary folder, as the program sees it.
  static let temporaryFolder = "/tmp"

  /// The folder of the program, as the program sees it.
  static let programFolder = "/program"

  /// The same run inside the sandbox, in which it can read a folder, and the system's programs and libraries.
  ///
  /// The run must write a report. In a whole sandbox, its paths below the folder change to ``programFolder``, and its
  /// ``Subprocess/directory``, which must exist, changes to a new folder that is removed at the end. A run without a
  /// directory stays outside the sandbox.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - folder: The folder that it can read.
  ///   - user: The user to run as; nil except where that is the sandbox.
  /// - Returns: The run to start.
  func confined(_ run: Subprocess, showing folder: URL, as user: OtherUser? = nil) -> Subprocess {
    guard kind != .none, let home = run.directory else { return run }
    func inside(_ text: String) -> String {
      guard isWhole else { return text }
      if text == home.path { return Self.temporaryFolder }
      let isBelow = text.hasPrefix(folder.path + "/")
      return isBelow ? Self.programFolder + text.dropFirst(folder.path.count) : text
    }
    // The empty line reports that the sandbox works, and that the program begins.
    let limits = Subprocess.commands(forLimits: run.limits + Host.processLimits())
    let script = limits + "cd \"$0\" && echo >&\(Subprocess.reportDescriptor) && exec \"$@\""
    let program =
      ["/bin/sh", "-c", script, inside(home.path)]
      + ([run.executable.path] + run.arguments).map(inside)
    let sandbox =
      switch kind {
      case .bubblewrap: view.bubblewrap(showing: folder.path)
      case .sandboxExec: view.sandboxExec(showing: folder.path, writing: home.path)
      case .otherUser, .none: user?.words ?? []
      }
    let words = sandbox + program
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
