import Foundation

/// The surroundings of a command: a workbook, its learner's files, a judge for them, and a place to report progress.
struct Session: Sendable {
  let workbook: Workbook
  var progress = Progress()

  /// The learner's files in the workbook itself.
  var learner: Submission { Submission(root: workbook.root) }

  /// The tools for building and running on this machine, by default without a sandbox: the code is the user's own.
  func workbench(sandbox: SandboxMode = .off, hiding hidden: [String] = []) async throws
    -> Workbench
  {
    let workbench = try await Workbench(
      workbook: workbook, progress: progress, sandbox: sandbox, hiding: hidden)
    let way = workbench.compiler.way
    if way != .direct { Console.complain("kata: \(way.summary)\n") }
    return workbench
  }

  /// A judge with this workbook's suites, mutants and variants.
  func judge(sandbox: SandboxMode = .off, hiding hidden: [String] = []) async throws -> Judge {
    Judge(workbench: try await workbench(sandbox: sandbox, hiding: hidden))
  }

  /// The learner's progress in some chapters, whose folders must all be there.
  func standings(in chapters: [Chapter]) throws -> [(Chapter, LearnerProgress)] {
    for chapter in chapters { try chapter.requireFolders() }
    return try chapters.map { ($0, try learner.standing(in: $0)) }
  }

  /// Throws ``Failure`` in a handout, for a command that needs what a handout lacks.
  func requireWholeWorkbook(for command: String) throws {
    guard !workbook.isHandout else {
      throw Failure.usage(
        "`kata \(command)` works in the whole workbook only, and this is a handout, without solutions."
      )
    }
  }

  /// The chapter that the user names.
  func chapter(_ name: String) throws -> Chapter {
    try ChapterName(chapters: workbook.chapters).chapter(name)
  }

  /// The named chapters; all if there are no names.
  func chapters(_ names: [String]) throws -> [Chapter] {
    let chosen = Set(try names.map { try chapter($0).id })
    return names.isEmpty ? workbook.chapters : workbook.chapters.filter { chosen.contains($0.id) }
  }
}
