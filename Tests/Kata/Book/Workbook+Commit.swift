import Foundation

extension Workbook {
  /// The commit the workbook is at.
  ///
  /// - Returns: The beginning of its hash, with `+` where files that are not the learner's have changed since;
  ///   `no commit` outside a repository.
  /// - Throws: ``Failure`` when git is missing.
  func commit() async throws -> String {
    let head = try await git(["rev-parse", "--short=12", "HEAD"])
    guard head.ending == .exited(0) else { return "no commit" }
    let learners = Turn.allCases.map { ":(exclude,glob)Chapters/*/\($0.rawValue)/**" }
    let changed = try await git(["status", "--porcelain", "--", "."] + learners)
    return head.output.trimmingCharacters(in: .newlines) + (changed.output.isEmpty ? "" : "+")
  }

  /// Whether something in some folders has changed since the last commit.
  ///
  /// - Parameter paths: The folders, as seen from the root.
  /// - Returns: false outside a repository.
  /// - Throws: ``Failure`` when git is missing.
  func hasChanges(_ paths: [String]) async throws -> Bool {
    let changed = try await git(["status", "--porcelain", "--"] + paths)
    return changed.ending == .exited(0) && !changed.output.isEmpty
  }

  /// Runs git in the workbook, or in the folder that a further `-C` names.
  func git(_ arguments: [String]) async throws -> Subprocess.Result {
    try await Subprocess(
      executable: Toolchain.program("git"), arguments: ["-C", root.path] + arguments,
      environment: ProcessInfo.processInfo.environment, timeLimit: 60
    ).run()
  }
}
