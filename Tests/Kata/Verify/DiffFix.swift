import Foundation

/// Brings a chapter's mutants, variants and wrong answers up to date with code that has moved around them.
///
/// A diff that no longer applies is applied to the newest committed code that it fits, and merged with what has
/// changed since, as git merges. Where both changed the same lines, it is for the author to decide.
struct DiffFix {
  let chapter: Chapter
  let judge: Judge

  /// How many commits to look back.
  private static let reach = 50

  /// Rewrites the diffs that no longer apply.
  ///
  /// - Returns: What was changed, and what needs a decision.
  /// - Throws: ``Failure`` when a file cannot be read or written, or git is missing.
  func apply() async throws -> Fixes {
    var fixes = Fixes()
    for (path, diff) in try await misfits() {
      guard let base = try await base(of: diff) else {
        fixes.remarks.append("\(path) was left alone: it fits no commit. Write it anew.")
        continue
      }
      guard let fresh = try await merged(base, with: texts(of: diff)) else {
        fixes.remarks.append(
          "\(path) was left alone: the lines that it changes, or lines beside them, have changed since"
            + " \(base.commit.prefix(12)), which it fits. Write it anew, and keep the sentence on top."
        )
        continue
      }
      let text = diff.message + "\n\n" + fresh
      let old = try String(contentsOf: diff.file, encoding: .utf8)
      fixes.changes += [Change(path: path, old: old, new: text)].compactMap(\.self)
      try Scratch.write(text, to: diff.file)
    }
    return fixes
  }

  /// Makes sure that every diff applies.
  ///
  /// - Throws: ``Failure`` when a file cannot be read, or git is missing.
  func proof() async throws -> Proof {
    let objections = try await misfits().map { "\($0.path) does not apply" }
    let advice = "`kata verify \(chapter.number) --fix` brings up to date what it can."
    return Proof(
      "every diff applies", objections: objections.isEmpty ? [] : objections + [advice])
  }

  /// The diffs that do not apply, by their paths as seen from the root.
  private func misfits() async throws -> [(path: String, diff: PlantedDiff)] {
    var misfits: [(path: String, diff: PlantedDiff)] = []
    for folder in ["Mutants", "Variants", "WrongAnswers"] {
      for diff in try PlantedDiff.all(in: chapter.suite.appending(path: folder))
      where try await planted(diff, in: texts(of: diff)) == nil {
        misfits.append(("\(chapter.suitePath)/\(folder)/\(diff.id).diff", diff))
      }
    }
    return misfits
  }

  /// The files that a diff changes, by their names in it: a learner's are the solution's.
  private func texts(of diff: PlantedDiff) -> [String: String] {
    diff.touchedFiles.reduce(into: [:]) { texts, file in
      texts[file] = try? String(contentsOf: place(of: file), encoding: .utf8)
    }
  }

  private func place(of file: String) -> URL {
    let isLearners = Turn.allCases.contains { file.hasPrefix("\($0.rawValue)/") }
    return (isLearners ? chapter.solution : chapter.work).appending(path: file)
  }

  /// The files with a diff applied; nil when it does not apply.
  private func planted(
    _ diff: PlantedDiff, in texts: [String: String]
  ) async throws -> [String: String]? {
    try await judge.store.withTemporaryFolder { folder in
      try write(texts, to: folder)
      do { try await diff.apply(in: folder) } catch is Failure { return nil }
      return diff.touchedFiles.reduce(into: [:]) { planted, file in
        planted[file] = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
      }
    }
  }

  /// Committed code that a diff fits, and what the diff makes of it.
  private struct Base {
    let commit: Substring
    let original: [String: String]
    let planted: [String: String]
  }

  /// The newest committed code that a diff fits; nil when there is none.
  private func base(of diff: PlantedDiff) async throws -> Base? {
    for commit in try await commits(of: diff) {
      var original: [String: String] = [:]
      for file in diff.touchedFiles {
        original[file] = try await git(["show", "\(commit):\(path(of: file))"])
      }
      if let planted = try await planted(diff, in: original) {
        return Base(commit: commit, original: original, planted: planted)
      }
    }
    return nil
  }

  /// A diff of the code as it is now; nil when both changed the same lines.
  private func merged(_ base: Base, with now: [String: String]) async throws -> String? {
    try await judge.store.withTemporaryFolder { folder in
      var fresh = now
      for file in Set(base.planted.keys).union(base.original.keys) {
        let sides = [now[file], base.original[file], base.planted[file]]
        if sides[1] == sides[2] { continue }
        if sides[0] == sides[1] {
          fresh[file] = sides[2]
          continue
        }
        // A file that is made or removed cannot be merged with one that has changed.
        guard !sides.contains(nil) else { return nil }
        let names = ["now", "base", "planted"]
        for (name, text) in zip(names, sides) {
          try Scratch.write(text ?? "", to: folder.appending(path: name))
        }
        guard let text = try await git(["merge-file", "-p"] + names, in: folder) else { return nil }
        fresh[file] = text
      }
      let changes = Set(fresh.keys).union(now.keys).sorted().compactMap {
        Change(path: $0, old: now[$0], new: fresh[$0])
      }
      if changes.isEmpty { return nil }
      let text = try await Change.diff(changes, in: folder.appending(path: "d"))
      return text.replacing(/(?m)^(@@ .+? @@).*$/) { $0.output.1 }
    }
  }

  private func commits(of diff: PlantedDiff) async throws -> [Substring] {
    let paths = diff.touchedFiles.map(path)
    let list = try await git(["rev-list", "-n", "\(Self.reach)", "HEAD", "--"] + paths)
    return list?.split(separator: "\n") ?? []
  }

  private func path(of file: String) -> String {
    String(place(of: file).path.dropFirst(chapter.root.path.count + 1))
  }

  private func write(_ texts: [String: String], to folder: URL) throws {
    for (path, text) in texts {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Scratch.write(text, to: file)
    }
  }

  /// What git prints; nil when it fails.
  private func git(_ arguments: [String], in folder: URL? = nil) async throws -> String? {
    let result = try await Subprocess(
      executable: Toolchain.program("git"), arguments: arguments,
      directory: folder ?? chapter.root, environment: ProcessInfo.processInfo.environment,
      timeLimit: 60
    ).run()
    return result.ending == .exited(0) ? result.output : nil
  }
}
