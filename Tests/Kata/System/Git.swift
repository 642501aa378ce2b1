import Foundation

/// git, which no other type calls.
///
/// No `GIT_*` variable of the caller reaches it: in a hook these name another repository and another index.
struct Git: Sendable {
  /// The repository that a call is about, and so the configuration that counts.
  enum Repository: Sendable {
    /// No repository, whatever lies around the folder: git works on the files that it is told.
    case none
    /// One that `kata` makes, in `.git` in the folder or another place as seen from there. No user's and no system's
    /// configuration counts.
    case own(String = ".git")
    /// The user's, which git finds from the folder on. It only reads there, and takes no lock. The user's configuration
    /// counts, because it says whose folders git may trust; what would change the output is overridden.
    case users
  }

  let repository: Repository
  /// The folder that git works in.
  let folder: URL
  /// The greatest duration, in seconds.
  var timeLimit = 60.0
  /// Limits as the shell's `ulimit` takes them.
  var limits: [String] = []

  init(_ repository: Repository, in folder: URL) {
    (self.repository, self.folder) = (repository, folder)
  }

  /// The result of a call.
  struct Result: Sendable {
    let ending: Subprocess.Ending
    let output: String
    /// The text on standard error: warnings, and git's own advice.
    let errors: String

    var hasSucceeded: Bool { ending == .exited(0) }

    /// The text on standard error without warnings: why the call failed, and git's advice.
    var reason: String {
      let lines = errors.split(separator: "\n").filter { !$0.hasPrefix("warning: ") }
      return lines.isEmpty
        ? "it says nothing" : lines.joined(separator: "\n").replacing("\t", with: "    ")
    }
  }

  /// Calls git. Throws ``Failure`` if there is no git, or if it cannot be started.
  func run(_ words: [String], input: String = "") async throws -> Result {
    var process = Subprocess(
      executable: try Toolchain.program("git"), arguments: arguments(words), directory: folder,
      environment: environment, timeLimit: timeLimit, limits: limits)
    process.outputLimit = 100_000_000
    process.keepsErrorsApart = true
    let result = try await process.run(input: input)
    return Result(
      ending: result.ending, output: result.output,
      errors: String(decoding: result.report, as: UTF8.self))
  }

  /// The output of a call. Throws ``Failure`` with git's own words if it does not succeed.
  @discardableResult func output(_ words: [String]) async throws -> String {
    let result = try await run(words)
    guard result.hasSucceeded else {
      throw Failure.grader(
        "`git \(words.joined(separator: " "))` failed in \(folder.path): \(result.reason)")
    }
    return result.output
  }

  /// The paths, or other entries, that a call lists with zeros between them when it gets `-z`.
  func list(_ words: [String]) async throws -> [String] {
    try await output(words).split(separator: "\0").map(String.init)
  }

  /// The difference of two files or folders; empty if there is none.
  func difference(_ words: [String]) async throws -> String {
    let result = try await run(
      ["diff", "--no-index", "--no-color"] + Self.wholeDiff + words)
    // git exits with 1 where there are differences.
    guard [.exited(0), .exited(1)].contains(result.ending) else {
      throw Failure.grader("git cannot compare files in \(folder.path): \(result.reason)")
    }
    return result.output
  }

  /// Replaces this process by git, so that the user's pager has the terminal. Returns only if that fails, with the
  /// reason.
  func become(_ words: [String]) throws -> Failure {
    let git = try Toolchain.program("git")
    for name in ProcessInfo.processInfo.environment.keys where name.hasPrefix("GIT_") {
      unsetenv(name)
    }
    if case .none = repository { setenv("GIT_DIR", Self.nowhere, 1) }
    return Host.failureToBecome(git, ["-C", folder.path] + words)
  }

  /// Options of `diff` that show what changed in any file, by no other program.
  static let wholeDiff = ["--text", "--no-ext-diff", "--no-textconv"]

  /// A repository that cannot exist, because a file is no folder.
  private static let nowhere = "/dev/null/none"

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    switch repository {
    case .users: return environment
    case .none: environment["GIT_DIR"] = Self.nowhere
    case .own: break
    }
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_ATTR_NOSYSTEM"] = "1"
    return environment
  }

  private func arguments(_ words: [String]) -> [String] {
    switch repository {
    case .none: Self.settings + words
    case .own where words.first == "init": Self.settings + words
    case .own(let place): ["--git-dir", place] + Self.settings + words
    case .users: ["--no-optional-locks"] + Self.settings + words
    }
  }

  /// Settings that would run other programs, hide files, or change bytes and output.
  private static let settings = [
    "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.fileMode=false",
    "core.excludesFile=/dev/null",
    "core.attributesFile=/dev/null", "core.autocrlf=false", "core.safecrlf=false",
    "core.quotePath=false", "core.pager=cat", "color.ui=false", "commit.gpgSign=false",
    "init.templateDir=", "apply.whitespace=nowarn", "apply.ignoreWhitespace=no",
    "diff.noprefix=false", "diff.mnemonicPrefix=false", "diff.renames=false",
    "diff.interHunkContext=0", "diff.suppressBlankEmpty=false", "diff.relative=false",
    "diff.orderFile=/dev/null", "diff.wsErrorHighlight=none",
    "status.showUntrackedFiles=all", "status.renames=false", "status.branch=false",
  ].flatMap { ["-c", $0] }
}
