import Foundation

/// The hashes of everything that goes into one chapter's products and verdicts.
///
/// Each begins with the compiler, how it is called, and the `kata` that calls it.
struct ChapterKeys: Sendable {
  let platform: String
  /// Legacy, refactored and the solution's refactoring: what mutants and variants are made from.
  let reference: String
  /// Legacy, refactored and the untouched refactoring: what the suite is compiled against.
  let start: String
  let suite: String
  /// The tests that are given.
  let given: String
  /// The learner's refactoring.
  let refactoring: String
  /// The learner's tests.
  let tests: String
  let suiteVerdict: String
  let testsVerdict: String
  private let plants: [URL: String]

  /// The hash of what a mutant or a variant is made from.
  ///
  /// - Throws: ``Failure`` when it is none of the chapter's.
  func key(of plant: PlantedDiff) throws -> String {
    guard let key = plants[plant.file] else {
      throw Failure.grader("\(plant.file.path) was planted after its chapter had been hashed.")
    }
    return key
  }

  /// Hashes a chapter and a learner's files.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - plants: Its mutants and variants.
  ///   - snapshot: The learner's files.
  ///   - workbench: What will build and judge it.
  ///   - folder: A folder for temporary files.
  /// - Returns: The keys.
  /// - Throws: ``Failure`` when a folder of the chapter is missing, or git cannot hash the files.
  static func of(
    _ chapter: Chapter, plants: [PlantedDiff], snapshot: Submission.Snapshot,
    _ workbench: Workbench, folder: URL
  ) async throws -> ChapterKeys {
    let compiler = workbench.compiler
    // What was found without a sandbox does not count in one.
    let place = workbench.trust?.sandbox.isWhole == true ? "-sandboxed" : ""
    let chapters = chapter.root.appending(path: "Chapters")
    let inputs: [Input: SourceTree] = [
      .platform: try SourceTree(root: chapters, folders: ["Platform"]).nonEmpty(),
      .support: try SourceTree(
        root: chapter.root.appending(path: "Tests"), folders: ["Support"]
      ).nonEmpty(),
      .judged: try SourceTree(topLevelOf: chapter.judged).nonEmpty(),
      .code: try chapter.code.nonEmpty(),
      .solution: try SourceTree(
        root: chapter.solution, folders: [Turn.refactoring.rawValue]
      ).nonEmpty(),
      .start: try SourceTree(
        root: chapter.start, folders: [Turn.refactoring.rawValue]
      ).nonEmpty(),
      .given: try SourceTree(root: chapter.start, folders: [Turn.tests.rawValue]),
      .suite: try SourceTree(topLevelOf: chapter.suite).nonEmpty(),
      .refactoring: snapshot.sources(.refactoring), .tests: snapshot.sources(.tests),
    ]
    let headers = ["module.modulemap", "CSQLite.h"].map {
      chapters.appending(path: "CSQLite/\($0)")
    }
    let files = inputs.values.flatMap(\.files) + headers + plants.map(\.file)
    let hashes = Dictionary(
      zip(files, try await Fingerprint.of(files: files)), uniquingKeysWith: { first, _ in first })

    func hash(_ file: URL) throws -> String {
      guard let hash = hashes[file] else { throw Failure.grader("\(file.path) was not hashed.") }
      return hash
    }
    func lines(_ input: Input) throws -> String {
      guard let tree = inputs[input] else { throw Failure.grader("\(input) was not hashed.") }
      return try zip(tree.paths, tree.files)
        .map { "\(input.rawValue) \($0.utf8.count) \($0) \(try hash($1))\n" }.joined()
    }
    let platform =
      try "\(compiler.recipe.key)\(compiler.way == .direct) \(workbench.trust != nil)\n"
      + headers.map { try hash($0) + "\n" }.joined() + lines(.platform) + lines(.support)
      + lines(.judged)
    let code =
      try "\(platform)\(chapter.compilerFlags) \(chapter.allows.sorted()) \(chapter.module)\n"
      + lines(.code)
    let reference = try code + lines(.solution)
    let start = try code + lines(.start)
    let suite = try start + lines(.suite)
    let given = try reference + lines(.given)
    let planted = try plants.map { try hash($0.file) }
    let problem = snapshot.problem.map { "problem \($0)\n" } ?? ""
    let refactoring = try start + lines(.refactoring) + problem
    let tests = try reference + lines(.tests) + problem
    let ownCode = plants.contains(where: \.isInRefactoring) ? refactoring : ""
    let texts = [
      platform, reference, start, suite, given, refactoring, tests, suite + refactoring,
      given + tests + ownCode + planted.joined(separator: "\n"),
    ]
    let keys = try await Fingerprint.of(texts: texts, folder: folder)
    return ChapterKeys(
      platform: keys[0], reference: keys[1], start: keys[2], suite: keys[3], given: keys[4],
      refactoring: keys[5], tests: keys[6], suiteVerdict: keys[7] + place,
      testsVerdict: keys[8] + place,
      plants: Dictionary(
        zip(plants.map(\.file), planted.map { "\(keys[1])-\($0)" }), uniquingKeysWith: { $1 }))
  }

  private enum Input: String {
    case platform, support, judged, code, solution, start, given, suite, refactoring, tests
  }
}
