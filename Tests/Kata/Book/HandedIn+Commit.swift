import Foundation

extension HandedIn {
  /// The commit that a submission's repository is at.
  struct Commit: Sendable {
    /// The hash, with a `+` behind it if files of the graded chapters differ from the commit.
    let hash: String
    /// The committer's date, as in `2026-11-25T22:03:13Z`.
    let date: String
  }

  /// Reads the commit of the repository in the submission's folder.
  ///
  /// A repository's configuration can name programs that git calls. So git never runs in the submission: it reads the
  /// submission's objects from an empty repository of its own.
  ///
  /// - Parameters:
  ///   - folder: The place of that repository.
  ///   - chapters: The graded chapters.
  /// - Returns: The commit; nil if there is none.
  /// - Throws: ``Failure`` if there is one that cannot be read.
  func commit(by folder: URL, of chapters: [Chapter]) async throws -> Commit? {
    let repository = submission.root.appending(path: ".git")
    guard submission.problem == nil, let kind = FileKind(of: repository) else { return nil }
    guard kind == .folder else {
      throw Failure.grader("its .git is no folder, and kata reads no repository elsewhere.")
    }
    guard let hash = Self.head(of: repository) else { return nil }
    try TemporaryFiles.makeFolder(folder)
    let git = Git(.own(folder.path), in: folder)
    let format = hash.count == 40 ? "sha1" : "sha256"
    try await git.output(["init", "--quiet", "--bare", "--object-format=\(format)", folder.path])
    let objects = repository.appending(path: "objects").path
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    try TemporaryFiles.write(
      "\"\(objects)\"\n", to: folder.appending(path: "objects/info/alternates"))
    let commit = try await git.run(["cat-file", "commit", hash])
    guard commit.hasSucceeded else {
      throw Failure.grader(
        "its repository lacks the data of \(hash.prefix(12)), or they are damaged.")
    }
    let read = commit.output
    let line = read.split(separator: "\n").first { $0.hasPrefix("committer ") }
    guard let seconds = line?.split(separator: " ").dropLast().last.flatMap({ Double($0) }),
      abs(seconds) < 1e11
    else { throw Failure.grader("its commit has no date.") }
    let isChanged = await isChanged(since: hash, in: folder, chapters)
    return Commit(
      hash: hash + (isChanged ? "+" : ""),
      date: Date(timeIntervalSince1970: seconds).formatted(.iso8601))
  }

  /// Whether a file of a learner's folders differs from a commit, or is not in it; true if that cannot be told.
  private func isChanged(since hash: String, in repository: URL, _ chapters: [Chapter]) async
    -> Bool
  {
    try? Data("\(hash)\n".utf8).write(to: repository.appending(path: "HEAD"))
    // A tree can hold itself many times, and grow beyond any memory when it is read.
    var git = Git(.own(repository.path), in: repository)
    (git.timeLimit, git.limits) = (10, ["-v 1000000"])
    let tree = ["--work-tree", submission.root.path]
    let folders = chapters.flatMap { chapter in
      Turn.allCases.map { innerFolder(of: chapter) + $0.rawValue }
    }
    // What is ignored, or lies in a repository of its own, is graded and in no commit of this one.
    guard let graded = try? SourceTree(root: submission.root, folders: folders).paths,
      (try? await git.output(tree + ["read-tree", hash]))?.isEmpty == true,
      let known = try? await git.list(tree + ["ls-files", "-z", "--"] + folders),
      Set(known).isSuperset(of: graded),
      let changes = try? await git.output(
        tree + ["-c", "core.bare=false", "status", "--porcelain", "--untracked-files=no"]
          + ["--ignore-submodules=all", "--"] + folders)
    else { return true }
    return !changes.isEmpty
  }

  /// The hash that `HEAD` means.
  private static func head(of repository: URL) -> String? {
    guard let head = text(of: "HEAD", in: repository) else { return nil }
    guard let name = head.wholeMatch(of: /ref: (refs\/.+)/)?.output.1 else { return hash(head) }
    guard !name.contains("..") else { return nil }
    if let loose = text(of: String(name), in: repository) { return hash(loose) }
    return text(of: "packed-refs", in: repository)?.split(separator: "\n")
      .first { $0.hasSuffix(" \(name)") }.flatMap { hash(String($0.prefix { $0 != " " })) }
  }

  private static func hash(_ text: String) -> String? {
    text.wholeMatch(of: /[0-9a-f]{40}|[0-9a-f]{64}/) == nil ? nil : text
  }

  /// The text of a small file; nil for anything else, such as a link.
  private static func text(of path: String, in folder: URL) -> String? {
    let file = folder.appending(path: path)
    guard FileKind(of: file) == .file, FileKind.size(of: file) < 1_000_000 else { return nil }
    return (try? String(textOf: file))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
