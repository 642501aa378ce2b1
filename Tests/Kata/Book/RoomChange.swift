import Foundation

/// A learner's change of the worked example since the last commit.
struct RoomChange {
  /// The change as a diff, without a sentence on top.
  let diff: PlantedDiff

  private let workbook: Workbook
  /// The changed files, as seen from the workbook's root.
  let paths: [String]

  /// Reads the change as git writes it, and keeps it in a file of a folder. Throws ``Failure`` if there is none, or no
  /// commit.
  init(in chapter: Chapter, of workbook: Workbook, folder: URL) async throws {
    self.workbook = workbook
    let room = "\(chapter.workPath)/\(LearnersMutants.room)"
    let result = try await workbook.git(
      ["diff", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--unified=3"]
        + ["--src-prefix=a/", "--dst-prefix=b/", "--relative=\(chapter.workPath)", "HEAD", "--"]
        + [room])
    guard result.ending == .exited(0) else {
      throw Failure.usage(
        "`kata plant` compares with your last commit, and git finds none here: \(result.output)")
    }
    let status = try await workbook.git(["status", "--porcelain", "-uall", "--", room])
    if let new = status.output.split(separator: "\n").first(where: { $0.hasPrefix("??") }) {
      throw Failure.usage(
        "\(Style.harmlessName(String(new.dropFirst(3)))) is new. A mutant changes one of the chapter's"
          + " files: move the new one away.")
    }
    guard !result.output.isEmpty else {
      throw Failure.usage(
        "\(room) is as in your last commit. Change one or two lines of one function in it, so that"
          + " the app does something wrong, and call `swift run kata plant \(chapter.number)` again."
      )
    }
    let file = folder.appending(path: "change.diff")
    try TemporaryFiles.write(result.output, to: file)
    diff = try PlantedDiff(file: file, text: result.output)
    paths = diff.changedFiles.map { "\(chapter.workPath)/\($0)" }
  }

  /// Brings the changed files back as they are in the last commit, for git too.
  func undo() async throws {
    let result = try await workbook.git(
      ["restore", "--source=HEAD", "--staged", "--worktree", "--"] + paths)
    guard result.ending == .exited(0) else {
      throw Failure.grader("git cannot undo your change: \(result.output)")
    }
  }
}
