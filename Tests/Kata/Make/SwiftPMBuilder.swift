import Foundation

/// Builds through SwiftPM: slowly, but also where kata's own calls of the compiler fail.
///
/// Each kind of program has a scratch package, in which SwiftPM builds only the changed files. Here the calls of
/// learners' code are not checked, and nothing runs in a sandbox.
struct SwiftPMBuilder: ProgramBuilder {
  let builder: ChapterBuilder

  private var chapter: Chapter { builder.chapter }

  private var swiftPM: SwiftPM {
    get throws {
      SwiftPM(
        swift: try Toolchain.program("swift"),
        cache: builder.store.root.appending(path: "forges/swiftpm"))
    }
  }

  // MARK: - Programs for the judges

  func compileRefactoring() async throws {
    try await build(code(), to: builder.scratch.appending(path: UUID().uuidString))
  }

  func suite(untouched: Bool) async throws -> TestProgram {
    builder.progress.say(.building("through SwiftPM"), of: chapter.id)
    return try await testProgram(
      code(untouched: untouched), [SourceTree(topLevelOf: chapter.suite)],
      "\(chapter.module)Tests")
  }

  func tests(
    _ tests: SourceTree, key: String, on plants: [PlantedDiff]
  ) async throws -> TestPrograms {
    try await refuseWords(in: tests, .tests)
    // The original comes first, so that errors of the compiler are reported at once.
    let original = try await learners(tests, beside: nil)
    var planted: [PlantedDiff?: TestProgram] = [nil: original]
    for plant in plants { planted[plant] = try await learners(tests, beside: plant) }
    return TestPrograms(original: original, planted: planted)
  }

  private func learners(_ tests: SourceTree, beside plant: PlantedDiff?) async throws -> TestProgram
  {
    let temporary = try builder.store.temporaryFolder()
    let stage = temporary.place
    try chapter.code.copy(to: stage)
    try SourceTree(root: chapter.reference, folders: [Turn.refactoring.rawValue]).copy(to: stage)
    try await plant?.apply(in: stage)
    let rooms = Chapter.rooms + [Turn.refactoring.rawValue]
    return try await learners(tests, with: [SourceTree(root: stage, folders: rooms)])
  }

  func learnersTests(untouched: Bool) async throws -> TestProgram {
    try await learners(builder.snapshot.sources(.tests), with: code(untouched: untouched))
  }

  func freeTests(untouched: Bool) async throws -> TestProgram {
    _ = try builder.admittedTests()
    builder.progress.say(.building("through SwiftPM"), of: chapter.id)
    return try await learnersTests(untouched: untouched)
  }

  func program(untouched: Bool) async throws -> URL {
    let key = untouched ? builder.keys.start : builder.keys.refactoring
    let code = try await code(untouched: untouched)
    let folder = try await builder.store.product("programs", key) { try await build(code, to: $0) }
    return folder.appending(path: chapter.module)
  }

  func compileLegacyAlone() async throws {
    let legacy = try SourceTree(root: chapter.work, folders: [Chapter.rooms[0]])
    let folder = try builder.store.temporaryFolder()
    // A program needs an entry point, and the legacy code has none.
    try TemporaryFiles.write(
      "@main struct Nothing { static func main() {} }\n",
      to: folder.place.appending(path: "Nothing.swift"))
    try await build(
      [legacy, SourceTree(topLevelOf: folder.place)], to: folder.place.appending(path: "built"))
  }

  // MARK: - Building

  /// The sources of the chapter, with the learner's refactoring or the untouched one.
  private func code(untouched: Bool = false) async throws -> [SourceTree] {
    if untouched {
      return try [
        chapter.code, SourceTree(root: chapter.start, folders: [Turn.refactoring.rawValue]),
      ]
    }
    let learners = try builder.admittedRefactoring()
    try await refuseWords(in: learners, .refactoring)
    return [try chapter.code, learners]
  }

  private func refuseWords(in sources: SourceTree, _ turn: Turn) async throws {
    if builder.trust == nil { return }
    let name = turn == .tests ? Compiler.testsModule(of: chapter.module) : chapter.module
    let module = Compiler.Module(
      name: name, flags: chapter.compilerFlags, directory: sources.root, sources: sources.paths)
    try await SourceRules(
      compiler: builder.learnersCompiler, module: module, turn: turn, chapter: chapter
    ).check(
      sources.paths, copying: builder.scratch.appending(path: "copies-\(UUID().uuidString)"))
  }

  /// The program of a learner's tests, with the same confined file manager as everywhere.
  private func learners(_ tests: SourceTree, with code: [SourceTree]) async throws -> TestProgram {
    let folder = try builder.store.temporaryFolder()
    for file in builder.trust?.confinements(for: tests, of: .tests, in: chapter) ?? [] {
      try TemporaryFiles.copy(file, to: folder.place.appending(path: file.lastPathComponent))
    }
    return try await testProgram(
      code, [tests, SourceTree(topLevelOf: folder.place)], Compiler.testsModule(of: chapter.module))
  }

  private func testProgram(
    _ code: [SourceTree], _ tests: [SourceTree], _ module: String
  ) async throws -> TestProgram {
    let place = builder.scratch.appending(path: "\(UUID().uuidString)/package")
    let package = try await build(code, tests, module, to: place)
    let built = TestPackage(
      folder: place, swiftPM: try swiftPM, sourceFolders: package.sourceFolders,
      allowance: builder.allowance)
    return TestProgram(launcher: built, silenceLimit: builder.timeLimit)
  }

  /// Builds the chapter's program, or its tests, under a lock, and copies the products.
  @discardableResult private func build(
    _ code: [SourceTree], _ tests: [SourceTree] = [], _ module: String? = nil, to place: URL
  ) async throws -> ScratchPackage {
    // All chapters are built in the same two folders, so the shared modules are not built again.
    let isLearners = module == Compiler.testsModule(of: chapter.module)
    let package = ScratchPackage(
      folder: builder.store.root.appending(path: "forges/" + (isLearners ? "tests" : "chapters")),
      chapter: chapter, tests: module)
    try TemporaryFiles.makeFolder(package.folder)
    _ = builder.store.markAsUsed(package.folder)
    try await builder.store.locks.lock(package.folder.path).use {
      let descriptor = open(package.folder.path, O_RDONLY | O_CLOEXEC)
      defer { close(descriptor) }
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        try await Task.sleep(for: .milliseconds(50))
      }
      try package.layOut(code: code, tests: tests)
      try await package.build(try swiftPM, builder.learnersCompiler.toolchain)
      try package.copy(to: place)
    }
    return package
  }
}
