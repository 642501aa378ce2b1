import Foundation

extension HandedIn {
  /// The commit that a submission's repository is at.
  struct Commit: Sendable {
    let hash: String
    /// The committer's date, as in `2026-11-25T22:03:13Z`.
    let date: String
  }

  /// Reads the commit of the repository in the submission's folder.
  ///
  /// A repository's configuration can name programs that git calls. So git never runs in the submission: it reads the
  /// submission's objects from an empty repository of its own.
  ///
  /// - Parameter folder: The place of that repository.
  /// - Returns: The commit; nil if there is none, or if it cannot be read.
  func commit(by folder: URL) async -> Commit? {
    let repository = submission.root.appending(path: ".git")
    guard FileKind(of: repository) == .folder, let hash = Self.head(of: repository),
      let made = try? await Toolchain.git(["init", "--quiet", "--bare", folder.path]).run(),
      made.ending == .exited(0)
    else { return nil }
    let objects = repository.appending(path: "objects").path + "\n"
    let alternates = folder.appending(path: "objects/info/alternates")
    try? Data(objects.utf8).write(to: alternates)
    let read = try? await Toolchain.git(["--git-dir", folder.path, "cat-file", "commit", hash])
      .run()
    let line = read?.output.split(separator: "\n").first { $0.hasPrefix("committer ") }
    guard read?.ending == .exited(0),
      let seconds = line?.split(separator: " ").dropLast().last.flatMap({ Double($0) }),
      abs(seconds) < 1e11
    else { return nil }
    return Commit(hash: hash, date: Date(timeIntervalSince1970: seconds).formatted(.iso8601))
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
    return (try? String(contentsOf: file, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
