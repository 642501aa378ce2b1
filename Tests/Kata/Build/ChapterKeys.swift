import Foundation

/// The hashes of everything that goes into one chapter's products and verdicts.
struct ChapterKeys: Sendable {
  let platform: String
  /// Legacy, refactored and the solution's refactoring: what mutants and variants are made from.
  let reference: String
  /// Legacy, refactored and the untouched refactoring: what the suite is compiled against.
  let start: String
  let suite: String
  /// The tests that are given.
  let given: String
  /// By the path of the diff.
  let plants: [URL: String]
  /// The learner's refactoring.
  let refactoring: String
  /// The learner's tests.
  let tests: String
  let suiteVerdict: String
  let testsVerdict: String

  /// Hashes a chapter and what somebody made of it.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - plants: Its mutants and variants.
  ///   - snapshot: The learner's files.
  ///   - toolchain: The compiler that will build it.
  ///   - folder: A folder for files that are gone afterwards.
  /// - Returns: The keys.
  /// - Throws: ``Failure`` when git cannot hash the files.
  static func of(
    _ chapter: Chapter, plants: [PlantedDiff], snapshot: Submission.Snapshot,
    toolchain: Toolchain, folder: URL
  ) async throws -> ChapterKeys {
    let chapters = chapter.root.appending(path: "Chapters")
    let trees: [Part: SourceTree] = [
      .platform: SourceTree(root: chapters, folders: ["Platform"]),
      .support: SourceTree(
        root: chapter.root.appending(path: "Tests"), folders: ["Support"]),
      .code: SourceTree(root: chapter.work, folders: ["Legacy", "Refactored"]),
      .solution: SourceTree(root: chapter.solution, folders: [Turn.refactoring.rawValue]),
      .start: SourceTree(root: chapter.start, folders: [Turn.refactoring.rawValue]),
      .given: SourceTree(root: chapter.start, folders: [Turn.tests.rawValue]),
      .suite: SourceTree(topLevelOf: chapter.suite),
      .refactoring: snapshot.sources(.refactoring),
      .tests: snapshot.sources(.tests),
    ]
    let headers = ["module.modulemap", "CSQLite.h"].map {
      chapters.appending(path: "CSQLite/\($0)")
    }
    let files = trees.values.flatMap(\.files) + headers + plants.map(\.file)
    let hashes = Dictionary(
      zip(files, try await Fingerprint.of(files: files)), uniquingKeysWith: { first, _ in first })

    func lines(_ part: Part) -> String {
      let tree = trees[part] ?? SourceTree(root: chapter.root, folders: [])
      return zip(tree.paths, tree.files)
        .map { "\(part.rawValue) \($0) \(hashes[$1] ?? "")\n" }.joined()
    }
    let platform =
      "\(toolchain.identity)\n" + headers.map { (hashes[$0] ?? "") + "\n" }.joined()
      + lines(.platform) + lines(.support)
    let code = "\(platform)mode \(chapter.languageMode) \(chapter.module)\n" + lines(.code)
    let reference = code + lines(.solution)
    let start = code + lines(.start)
    let suite = start + lines(.suite)
    let given = reference + lines(.given)
    let planted = plants.map { hashes[$0.file] ?? "" }
    let refactoring = start + lines(.refactoring)
    let tests = reference + lines(.tests)
    let ownCode = plants.contains(where: \.isInRefactoring) ? refactoring : ""
    let grader = Toolchain.stamp(of: URL(filePath: CommandLine.arguments[0])) + "\n"
    let texts = [
      platform, reference, start, suite, given, refactoring, tests, grader + suite + refactoring,
      grader + given + tests + ownCode + planted.joined(separator: "\n"),
    ]
    let keys = try await Fingerprint.of(texts: texts, folder: folder)
    return ChapterKeys(
      platform: keys[0], reference: keys[1], start: keys[2], suite: keys[3], given: keys[4],
      plants: Dictionary(
        zip(plants.map(\.file), planted.map { "\(keys[1])-\($0)" }), uniquingKeysWith: { $1 }),
      refactoring: keys[5], tests: keys[6], suiteVerdict: keys[7], testsVerdict: keys[8])
  }

  private enum Part: String {
    case platform, support, code, solution, start, given, suite, refactoring, tests
  }
}
