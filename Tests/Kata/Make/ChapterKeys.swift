import Foundation

/// The hashes of all inputs of a chapter's products and verdicts.
///
/// Each hash includes the compiler, its flags, and the `kata` that calls it.
struct ChapterKeys: Sendable {
  let platform: String
  /// The code to read and the untouched refactoring. The suite is compiled against it.
  let start: String
  /// The same with the solution's refactoring. Mutants and variants are made from it.
  let reference: String
  let suite: String
  /// The given tests, and the reference.
  let given: String
  /// The learner's refactoring.
  let refactoring: String
  /// The learner's tests, and the reference.
  let tests: String
  /// The learner's tests alone.
  let freeTests: String
  /// The learner's tests, the given ones, and the mutants and variants.
  let mutantRuns: String
  let suiteVerdict: String
  let testsVerdict: String
  private let plants: [URL: String]

  /// The hash of the inputs of a mutant or a variant.
  func key(of plant: PlantedDiff) throws -> String {
    guard let key = plants[plant.file] else {
      throw Failure.grader("\(plant.file.path) was planted after its chapter had been hashed.")
    }
    return key
  }

  /// Hashes a chapter with its mutants and variants, and a learner's files; the folder is for temporary files.
  init(
    of chapter: Chapter, plants: [PlantedDiff], snapshot: Submission.Snapshot,
    _ workbench: Workbench, folder: URL
  ) async throws {
    let chapters = chapter.root.appending(path: "Chapters")
    func refactoring(_ root: URL) throws -> SourceTree {
      try SourceTree(root: root, folders: [Turn.refactoring.rawValue]).nonEmpty()
    }
    let trees = [
      "platform": try SourceTree(root: chapters, folders: ["Platform"]).nonEmpty(),
      "support": try SourceTree(
        root: chapter.root.appending(path: "Tests"), folders: ["Support"]
      ).nonEmpty(),
      "judged": try SourceTree(topLevelOf: chapter.judged).nonEmpty(),
      "code": try chapter.code.nonEmpty(),
      "solution": try refactoring(chapter.reference), "start": try refactoring(chapter.start),
      "given": try SourceTree(root: chapter.start, folders: [Turn.tests.rawValue]),
      "suite": try SourceTree(topLevelOf: chapter.suite).nonEmpty(),
      "refactoring": snapshot.sources(.refactoring), "tests": snapshot.sources(.tests),
    ]
    let headers = ["module.modulemap", "CSQLite.h"].map {
      chapters.appending(path: "CSQLite/\($0)")
    }
    let files = trees.values.flatMap(\.files) + headers + plants.map(\.file)
    let hashes = Dictionary(
      zip(files, try await Fingerprint.of(files: files)), uniquingKeysWith: { first, _ in first })
    func hash(_ file: URL) throws -> String {
      if let hash = hashes[file] { return hash }
      throw Failure.grader("\(file.path) was not hashed.")
    }
    func lines(_ name: String) throws -> String {
      guard let tree = trees[name] else { throw Failure.grader("\(name) was not hashed.") }
      return try zip(tree.paths, tree.files)
        .map { "\(name) \($0.utf8.count) \($0) \(try hash($1))\n" }.joined()
    }

    let compiler = workbench.compiler
    let platform =
      try "\(compiler.recipe.key)\(compiler.way == .direct)\n"
      + headers.map { try hash($0) + "\n" }.joined() + lines("platform") + lines("support")
      + lines("judged")
    let code = try "\(platform)\(chapter.compilerFlags) \(chapter.module)\n" + lines("code")
    let start = try code + lines("start")
    let reference = try start + lines("solution")
    // Only rules for learners' files depend on this.
    let rules = "\(workbench.trust != nil) \(chapter.settings.text)\n"
    let (suite, given) = try (start + lines("suite"), reference + rules + lines("given"))
    let planted = try plants.map { try hash($0.file) }
    let problem = snapshot.problem.map { "problem \($0)\n" } ?? ""
    let refactoring = try start + rules + lines("refactoring") + problem
    let tests = try reference + rules + lines("tests") + problem
    let freeTests = try "\(platform)\(chapter.compilerFlags) \(chapter.module)\n" + lines("tests")
    let ownCode = plants.contains(where: \.isInRefactoring) ? refactoring : ""
    let runs = given + tests + planted.map { $0 + "\n" }.joined()
    let keys = try await Fingerprint.of(
      texts: [
        platform, reference, start, suite, given, refactoring, tests, suite + refactoring,
        runs, runs + ownCode, freeTests,
      ], folder: folder)
    (self.platform, self.reference, self.start) = (keys[0], keys[1], keys[2])
    (self.suite, self.given, self.refactoring) = (keys[3], keys[4], keys[5])
    (self.tests, self.freeTests) = (keys[6], keys[10])
    // A verdict that was found without a sandbox does not count in one.
    let kind = workbench.trust?.sandbox.kind ?? .none
    let place = kind == .none ? "" : "-\(kind)"
    (suiteVerdict, mutantRuns, testsVerdict) = (keys[7] + place, keys[8] + place, keys[9] + place)
    self.plants = Dictionary(
      zip(plants.map(\.file), planted.map { "\(keys[1])-\($0)" }), uniquingKeysWith: { $1 })
  }
}
