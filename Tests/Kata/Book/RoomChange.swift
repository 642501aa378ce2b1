import Foundation

/// A learner's change of the worked example since the last commit.
struct RoomChange {
  /// The change as a diff, without a sentence on top.
  let diff: PlantedDiff

  /// The changed files, as seen from the workbook's root.
  let paths: [String]

  /// Whether a copy was changed, and the chapter's own files are as in the last commit.
  let isInCopy: Bool

  private let chapter: Chapter
  private let workbook: Workbook

  private static let words = ["--no-renames", "--unified=3"]

  /// Reads the change as git writes it, and keeps it in a file of a folder. Throws ``Failure`` if there is none, or no
  /// commit.
  init(in chapter: Chapter, of workbook: Workbook, folder: URL) async throws {
    guard let text = try await Self.change(in: chapter, of: workbook) else {
      throw Failure.usage(
        "git sees no change in \(Self.room(of: chapter)) since your last commit. Change one or two lines of one function in"
          + " it, so that the app does something wrong, and call `swift run kata plant"
          + " \(chapter.number)` again.")
    }
    try self.init(text, in: chapter, of: workbook, folder: folder, isInCopy: false)
  }

  /// Opens a copy of a file in the learner's editor, and reads the change of the copy. The file is named with or without
  /// its folder and its ending; the copy goes to an empty folder. Throws ``Failure`` if there is no such file or no
  /// editor, if the chapter's own files are changed already, or if the copy is not changed.
  init(editing name: String, in chapter: Chapter, of workbook: Workbook, folder: URL) async throws {
    let files = try chapter.workedExample
    let isNamed = { (path: String) in
      [path, String(path.dropLast(6))].contains {
        "/\($0)".hasSuffix("/\(name)") || name.hasSuffix("/\($0)")
      }
    }
    guard let path = files.first(where: isNamed) else {
      throw Failure.usage(
        "There is no \(Style.harmlessName(name)) in \(LearnersMutants.room)/. There are: "
          + files.map { String($0.dropFirst(LearnersMutants.room.count + 1)) }
          .joined(separator: ", ") + ".")
    }
    let room = Self.room(of: chapter)
    guard try await Self.change(in: chapter, of: workbook) == nil else {
      throw Failure.usage(
        "\(room) is not as in your last commit. `swift run kata plant \(chapter.number)` plants this"
          + " change, and \(Workbook.undo(room)) undoes it.")
    }
    let example = try SourceTree(root: chapter.work, folders: [LearnersMutants.room])
    for side in ["a", "b"] { try example.copy(to: folder.appending(path: side)) }
    let copy = folder.appending(path: "b/\(path)")
    try await Editor.open(copy)
    guard FileKind(of: copy) == .file else {
      throw Failure.usage("The editor has removed the copy of \(path), so nothing is planted.")
    }
    let difference = try await Git(.none, in: folder)
      .difference(Self.words + ["--no-prefix", "a", "b"])
    guard !difference.isEmpty else {
      throw Failure.usage(
        "The copy of \(path) is as it was, so nothing is planted. An editor with a window needs an option"
          + " to wait, as in `EDITOR=\"code --wait\"`.")
    }
    try self.init(difference, in: chapter, of: workbook, folder: folder, isInCopy: true)
  }

  private init(
    _ text: String, in chapter: Chapter, of workbook: Workbook, folder: URL, isInCopy: Bool
  ) throws {
    let file = folder.appending(path: "change.diff")
    try TemporaryFiles.write(text, to: file)
    diff = try PlantedDiff(file: file, text: text)
    paths = diff.changedFiles.map { "\(chapter.workPath)/\($0)" }
    self.chapter = chapter
    self.isInCopy = isInCopy
    self.workbook = workbook
  }

  /// Whether the chapter's own files have this change, and no other; true for a copy.
  func isStillThere() async throws -> Bool {
    guard !isInCopy, let text = try await Self.change(in: chapter, of: workbook) else {
      return isInCopy
    }
    return try PlantedDiff(file: diff.file, text: text).diff == diff.diff
  }

  /// Brings the changed files back as they are in the last commit. Returns a sentence for a learner who has staged the
  /// change, because the learner's index is left alone; nil if it is not staged.
  func undo() async throws -> String? {
    if isInCopy { return nil }
    try await diff.apply(in: chapter.work, undoing: true)
    let staged = try await workbook.repository().output(
      ["diff", "--cached", "--name-only", "--"] + paths)
    return staged.isEmpty
      ? nil : "It is still staged; `git restore --staged \(paths[0])` takes it out of the index."
  }

  private static func room(of chapter: Chapter) -> String {
    "\(chapter.workPath)/\(LearnersMutants.room)"
  }

  /// The change of the chapter's own files as git writes it; nil if there is none.
  private static func change(in chapter: Chapter, of workbook: Workbook) async throws -> String? {
    let room = room(of: chapter)
    let comparing = "`kata plant` compares with your last commit. "
    guard FileKind(of: workbook.root.appending(path: ".git")) != nil else {
      throw Failure.usage(
        comparing + "There is none here: `git init; git add -A; git commit -m Start` makes one.")
    }
    let git: Git
    do { git = try await workbook.repository() } catch let failure as Failure {
      throw Failure.usage(comparing + failure.message)
    }
    guard try await git.run(["rev-parse", "--verify", "--quiet", "HEAD"]).hasSucceeded else {
      throw Failure.usage(comparing + "There is none yet: \(Workbook.firstCommit) makes one.")
    }
    let result = try await git.run(
      ["diff", "--no-color"] + Git.wholeDiff + words
        + ["--src-prefix=a/", "--dst-prefix=b/", "--relative=\(chapter.workPath)", "HEAD"]
        + ["--", room])
    guard result.hasSucceeded else { throw Failure.usage(comparing + result.reason) }
    let status = try await git.run(["status", "--porcelain", "-uall", "--", room])
    let lines = status.output.split(separator: "\n")
    if let gone = lines.first(where: { $0.prefix(2).contains("D") }) {
      let path = Style.harmlessName(String(gone.dropFirst(3)))
      throw Failure.usage("\(path) is gone. \(Workbook.undo(path)) brings it back.")
    }
    if let new = lines.first(where: { $0.hasPrefix("??") }) {
      throw Failure.usage(
        "\(Style.harmlessName(String(new.dropFirst(3)))) is new. A mutant changes one of the chapter's"
          + " files: move the new one away.")
    }
    return result.output.isEmpty ? nil : result.output
  }
}
