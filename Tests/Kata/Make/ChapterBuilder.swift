import Foundation

/// Builds each part of a chapter once, and links the parts to programs.
struct ChapterBuilder: Sendable {
  let chapter: Chapter
  /// The chapter's mutants and variants.
  let mutants, variants: [PlantedDiff]
  let snapshot: Submission.Snapshot
  let keys: ChapterKeys
  let workbench: Workbench
  /// Holds copies and products of the learner's files, as long as a copy of this builder is in use.
  private let folder: TemporaryFolder
  /// The time of the submission that is judged; nil if it has no limit.
  private(set) var allowance: Budget.Allowance?
  /// The files and objects of a refactoring from which this one differs little; nil if there is none.
  var basis: (sources: SourceTree, part: BuiltPart)?

  /// Reads a chapter's mutants and variants, and hashes all files that the chapter is built from. Other mutants take the
  /// place of the chapter's own if some are passed.
  init(
    _ workbench: Workbench, _ chapter: Chapter, _ snapshot: Submission.Snapshot,
    in folder: TemporaryFolder, within allowance: Budget.Allowance? = nil,
    planting mutants: [PlantedDiff]? = nil
  ) async throws {
    try chapter.requireFolders()
    let mutants = try mutants ?? chapter.mutants
    self.mutants = mutants
    variants = try chapter.variants
    keys = try await ChapterKeys(
      of: chapter, plants: mutants + variants, snapshot: snapshot, workbench,
      folder: snapshot.folder)
    (self.workbench, self.chapter, self.snapshot) = (workbench, chapter, snapshot)
    (self.folder, self.allowance) = (folder, allowance)
  }

  /// Copies a submission's chapter first.
  init(
    _ workbench: Workbench, _ chapter: Chapter, of submission: Submission,
    within allowance: Budget.Allowance? = nil, planting mutants: [PlantedDiff]? = nil
  ) async throws {
    let folder = try workbench.store.temporaryFolder()
    try await self.init(
      workbench, chapter, submission.snapshot(of: chapter, in: folder.place), in: folder,
      within: allowance, planting: mutants)
  }

  /// The builder for what `swift test` would build: the rules for learners' files are for verdicts.
  static func free(
    _ workbench: Workbench, _ chapter: Chapter, of submission: Submission
  ) async throws -> ChapterBuilder {
    var (workbench, chapter, submission) = (workbench, chapter, submission)
    submission.includesAttempts = true
    workbench.trust = nil
    chapter.settings.shell = []
    return try await ChapterBuilder(workbench, chapter, of: submission)
  }

  /// The folder for products of the learner's files.
  var scratch: URL { folder.place.appending(path: "made") }

  var store: Store { workbench.store }
  var progress: Progress { workbench.progress }
  var timeLimit: Double { workbench.timeLimit }
  var trust: Trust? { workbench.trust }
  /// The compiler for the workbook's own parts.
  var compiler: Compiler { workbench.compiler }

  /// The compiler for the learner's files, at the expense of the submission's time.
  var learnersCompiler: Compiler {
    var compiler = compiler
    compiler.toolchain.allowance = allowance
    return compiler
  }

  /// The builder for the workbook's own files, which do not spend the submission's time.
  var own: ChapterBuilder {
    var own = self
    own.allowance = nil
    return own
  }

  var host: Host { compiler.recipe.host }

  /// The condition under which the shared modules are compiled for judged runs.
  static let judges = "KATA_JUDGES"
  private static let judgingFlags = ["-D", judges]

  /// The file in `Tests/Judged` with the entry point of a judged program of tests.
  static let runner = "Runner.swift"

  /// The platform, the suites' shared module, and the runner that starts a program's tests.
  func platform() async throws -> BuiltPart {
    try await part("platform", keys.platform, saying: "the parts that all chapters share, once") {
      let root = chapter.root
      try await build("Platform", in: root.appending(path: "Chapters"), to: $0)
      try await build("Support", in: root.appending(path: "Tests"), imports: [$0], to: $0)
      let runner = Compiler.Module(
        name: "Runner", flags: ["-swift-version", "6"], directory: chapter.judged,
        sources: [Self.runner], isProgram: true)
      try await compiler.compile(runner.sources, of: runner, to: $0)
    }
  }

  /// The chapter with the untouched refactoring. The suite is compiled against it.
  func start() async throws -> BuiltPart {
    try await part("start", keys.start, saying: "the chapter, once") { folder in
      try await staging(chapter.start) {
        try await compiler.build($0.sources, of: $0, to: folder)
      }
    }
  }

  /// The chapter with the solution's refactoring, as objects and as a library. The learner's tests run on it.
  func reference() async throws -> BuiltPart {
    let start = try await start()
    let others = BuiltPart(folder: start.folder, objects: start.objects(outside: .refactoring))
    return try await part("reference", keys.reference) { folder in
      try await staging(chapter.reference) { module in
        let solution = module.sources.filter { $0.hasPrefix("\(Turn.refactoring.rawValue)/") }
        try await compiler.build(solution, of: module, to: folder)
      }
      try await linkLibrary(BuiltPart(folder).completed(with: others))
    }.completed(with: others)
  }

  /// The suite's objects.
  func suite() async throws -> BuiltPart {
    let imports = [try await platform().folder, try await start().folder]
    return try await part("suite", keys.suite, saying: "the suite, once") {
      let module = try Compiler.Module(
        name: "\(chapter.module)Tests", flags: chapter.compilerFlags,
        directory: chapter.suite, sources: SourceTree(topLevelOf: chapter.suite).paths,
        imports: imports)
      try await compiler.compile(module.sources, of: module, to: $0)
    }
  }

  /// The chapter with a diff applied, as a library.
  func planted(_ plant: PlantedDiff) async throws -> BuiltPart {
    let reference = try await reference()
    func keepsInterface(_ folder: URL) -> Bool {
      reference.hasInterface(of: plant.changedFiles, in: chapter.module, madeIn: folder)
    }
    var part = try await part("planted", keys.key(of: plant)) { folder in
      try await staging(chapter.reference) { module in
        try await plant.apply(in: module.directory)
        try await compiler.compile(plant.changedFiles, of: module, to: folder)
        if keepsInterface(folder) { return }
        try await compiler.emitInterface(of: module, to: folder)
        if keepsInterface(folder) { return }
        let others = module.sources.filter { !plant.changedFiles.contains($0) }
        try await compiler.compile(others, of: module, to: folder)
      }
      try await linkLibrary(BuiltPart(folder).completed(with: reference))
    }
    part.keepsInterface = keepsInterface(part.folder)
    return part
  }

  /// Tests compiled against a chapter, as objects and as a program that needs the chapter's library; the key is the
  /// hash of both. The chapter is the reference, or a mutant or variant with an interface of its own.
  func tests(_ tests: SourceTree, key: String, against subject: BuiltPart) async throws -> BuiltPart
  {
    let platform = try await platform()
    return try await learnersPart("tests", key) {
      let module = testsModule(tests, imports: [platform.folder, subject.folder])
      try await compile(tests, of: module, for: .tests, to: $0)
      try await linkProgram(
        BuiltPart($0).objects + [runner(in: platform), library(in: subject.folder)],
        to: $0.appending(path: Self.testsName), flags: host.besideFlags + ownKeyPaths(to: subject),
        checking: rules(for: .tests, in: tests))
    }
  }

  /// The module of a learner's tests, which import the modules in some folders.
  func testsModule(_ tests: SourceTree, imports: [URL]) -> Compiler.Module {
    Compiler.Module(
      name: Compiler.testsModule(of: chapter.module), flags: chapter.compilerFlags,
      directory: tests.root, sources: tests.paths, imports: imports)
  }

  /// Compiles a learner's files, under the rules of ``trust`` if there are some.
  func compile(
    _ sources: SourceTree, of module: Compiler.Module, for turn: Turn, to folder: URL
  ) async throws {
    guard let trust else {
      return try await learnersCompiler.compile(sources.paths, of: module, to: folder)
    }
    try await trust.compile(
      sources, of: module, for: turn, in: chapter, by: learnersCompiler, to: folder)
  }

  /// A part of the workbook itself. If it does not build, that is the grader's failure.
  func part(
    _ kind: String, _ key: String, saying message: String? = nil, make: (URL) async throws -> Void
  ) async throws -> BuiltPart {
    do {
      return try await own.learnersPart(kind, key) { folder in
        if let message { progress.say(.building(message), of: chapter.id) }
        try await make(folder)
      }
    } catch let failure as Failure where kind == "planted" {
      guard let change = try await givenFilesProblem() else { throw failure }
      throw Failure.grader("\(change) The chapter's mutants do not fit it.")
    } catch let diagnostics as Diagnostics {
      if let change = try await givenFilesProblem() {
        // Errors in the solution are not shown to the learner.
        throw Failure.grader(change + (kind == "reference" ? "" : "\n\(diagnostics.text)"))
      }
      let places = ["start": "\(chapter.suitePath)/Start", "reference": "Solutions/\(chapter.id)"]
      throw Failure.grader(
        "The workbook's own part of \(chapter.id) does not build (\(places[kind] ?? kind)):\n"
          + diagnostics.text)
    }
  }

  /// A sentence for a learner who has changed a given file; nil where none is changed.
  private func givenFilesProblem() async throws -> String? {
    try await workbench.workbook.changeOfGivenFiles(of: [chapter]).map {
      "\($0) Chapter \(chapter.number) cannot be judged like that. Your code goes into"
        + " \(chapter.workPath)/YourRefactoring and YourTests."
    }
  }

  /// A part that may fail to compile without the grader's fault. A graded submission's part goes to ``scratch``.
  func learnersPart(
    _ kind: String, _ key: String, make: (URL) async throws -> Void
  ) async throws -> BuiltPart {
    try BuiltPart(
      await store.product(kind, key, in: allowance == nil ? nil : scratch, make: make))
  }

  private func build(
    _ name: String, in directory: URL, imports: [URL] = [], to folder: URL
  ) async throws {
    let module = try shared(name, in: directory, flags: Self.judgingFlags, imports: imports)
    try await compiler.build(module.sources, of: module, to: folder)
  }

  /// A module that all chapters share.
  func shared(
    _ name: String, in directory: URL, flags: [String] = [], imports: [URL] = []
  ) throws -> Compiler.Module {
    try Compiler.Module(
      name: name, flags: ["-swift-version", "6"] + flags, directory: directory,
      sources: SourceTree(root: directory, folders: [name]).paths, imports: imports)
  }

  /// Builds from a copy of the chapter's sources with one of its refactorings, and removes the copy.
  func staging(_ refactoring: URL, build: (Compiler.Module) async throws -> Void) async throws {
    let stage = try store.temporaryFolder()
    try await build(chapterModule(in: stage.place, refactoring: refactoring))
  }

  /// Copies a chapter's sources to one folder, with one of its refactorings.
  func chapterModule(in stage: URL, refactoring: URL) async throws -> Compiler.Module {
    let turn = try SourceTree(root: refactoring, folders: [Turn.refactoring.rawValue])
    let code = try chapter.code
    try code.copy(to: stage)
    try turn.copy(to: stage)
    return try await Compiler.Module(
      name: chapter.module, flags: chapter.compilerFlags, directory: stage,
      sources: code.paths + turn.paths, imports: [platform().folder], hashesInterfaces: true)
  }
}
