import Foundation

/// What every command works with: a workbook, its learner's files, a judge for them, and a place to report
/// progress.
struct Session: Sendable {
  let workbook: Workbook
  var progress = Progress()

  /// The learner's files in the workbook itself.
  var learner: Submission { Submission(root: workbook.root) }

  /// A judge with this workbook's suites, mutants and variants.
  ///
  /// - Parameter sandbox: Whether tests run in a sandbox: on the learner's own machine they do not.
  /// - Returns: The judge.
  /// - Throws: ``Failure`` when there is no compiler, nothing can be written, a limit makes no sense, or there
  ///   is no sandbox and there must be one.
  func judge(sandbox: SandboxMode = .off) async throws -> Judge {
    let judge = try await Judge(workbook: workbook, progress: progress, sandbox: sandbox)
    if judge.compiler.way != .direct { Console.complain("kata: \(judge.compiler.way.summary)\n") }
    return judge
  }

  /// The chapter that the user means.
  ///
  /// - Throws: ``Failure`` when there is none, or more than one.
  func chapter(_ name: String) throws -> Chapter {
    try ChapterName(chapters: workbook.chapters).chapter(name)
  }

  /// The chapters that some names mean; all when there are none.
  func chapters(_ names: [String]) throws -> [Chapter] {
    let chosen = Set(try names.map { try chapter($0).id })
    return names.isEmpty ? workbook.chapters : workbook.chapters.filter { chosen.contains($0.id) }
  }
}
