import Foundation

/// Checks that each diff of a chapter applies, and updates those whose surrounding code has changed.
///
/// The `index` lines of a diff name the code that it was made from. If a commit holds that code, git merges the diff
/// with the changes since then. If both changed the same lines, the author must decide.
struct DiffFix {
  let chapter: Chapter
  let workbench: Workbench

  /// Proves that each diff applies.
  func proof() async throws -> Proof {
    var objections: [String] = []
    for (turns, diffs) in try diffs() {
      let folder = try workbench.store.temporaryFolder()
      try await lay(turns, in: folder.place)
      for diff in diffs where try await !applies(diff, in: folder.place) {
        objections.append("\(path(of: diff)) does not apply")
      }
    }
    let advice = ["`kata verify \(chapter.number) --fix` brings up to date what it can."]
    return Proof("every diff applies", objections: objections + (objections.isEmpty ? [] : advice))
  }

  /// Rewrites diffs that do not apply, or have no `index` lines. Returns sentences about those that need a decision.
  func apply() async throws -> [String] {
    var remarks: [String] = []
    for (turns, diffs) in try diffs() { remarks += try await apply(diffs, to: turns) }
    return remarks
  }

  private func apply(_ diffs: [PlantedDiff], to turns: URL) async throws -> [String] {
    let temporary = try workbench.store.temporaryFolder()
    let folder = temporary.place
    try await lay(turns, in: folder)
    let git = Git(.own(), in: folder)
    let code = try await git.output(["write-tree"]).trimmingCharacters(in: .newlines)
    var remarks: [String] = []
    for diff in diffs {
      let hasIndex = try String(textOf: diff.file).contains("\nindex ")
      if hasIndex, try await applies(diff, in: folder) { continue }
      let merged = try await git.run(["apply", "--3way", diff.file.path])
      let conflicts = try await git.output(["ls-files", "--unmerged"])
      let fresh = try await git.output(
        ["diff", "--cached", "--abbrev=12", "--no-color", "--no-renames"] + Git.wholeDiff
          + ["--src-prefix=a/", "--dst-prefix=b/", code]
      ).replacing(/(?m)^(@@ .+? @@).*$/) { $0.output.1 }
      if merged.hasSucceeded, !fresh.isEmpty {
        try TemporaryFiles.write("\(diff.message)\n\n\(fresh)", to: diff.file)
      } else {
        let reason =
          merged.hasSucceeded || !conflicts.isEmpty
          ? "the lines that it changes, or lines beside them, have changed since it was made."
          : "it fits no commit."
        remarks.append("\(path(of: diff)) was left alone: \(reason) Write it anew.")
      }
      try await git.output(["read-tree", "--reset", "-u", code])
    }
    return remarks
  }

  /// The diffs, by the folder with the two turns that they are made of.
  private func diffs() throws -> [(turns: URL, [PlantedDiff])] {
    try [
      (
        chapter.solution,
        chapter.mutants + chapter.variants + chapter.wrongAnswers + chapter.furtherMutants
      ), (chapter.start, chapter.refused),
    ]
  }

  private func path(of diff: PlantedDiff) -> Substring {
    diff.file.path.dropFirst(chapter.root.path.count + 1)
  }

  /// Writes the code that diffs are made of to a repository that knows all of the workbook's commits.
  private func lay(_ turns: URL, in folder: URL) async throws {
    try chapter.copyCode(with: turns, to: folder)
    let git = Git(.own(), in: folder)
    try await git.output(["init", "-q"])
    let objects = try await Git(.users, in: chapter.root).run(
      ["rev-parse", "--path-format=absolute", "--git-path", "objects"])
    if objects.hasSucceeded {
      try TemporaryFiles.write(
        objects.output, to: folder.appending(path: ".git/objects/info/alternates"))
    }
    try await git.output(["add", "--all", "--force", "."])
  }

  private func applies(_ diff: PlantedDiff, in folder: URL) async throws -> Bool {
    try await Git(.own(), in: folder).run(["apply", "--check", diff.file.path]).hasSucceeded
  }
}
