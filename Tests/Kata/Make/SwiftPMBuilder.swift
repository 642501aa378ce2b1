import Foundation

/// Builds by SwiftPM: the slow way, where kata's own calls of the compiler do not work.
///
/// It takes a scratch package for each kind of program, in which only what differs is built again. What learners'
/// code calls is not looked at here, and nothing runs in a sandbox.
struct SwiftPMBuilder: ProgramBuilder {
  let workshop: Workshop

  private var chapter: Chapter { workshop.chapter }

  private var swiftPM: SwiftPM {
    get throws {
      SwiftPM(
        swift: try Toolchain.program("swift"),
        cache: workshop.store.root.appending(path: "forges/swiftpm"))
    }
  }

  // MARK: - What judges ask for

  func compile(_ snapshot: Submission.Snapshot) async throws {
    let place = workshop.scratch.appending(path: UUID().uuidString)
    try await build(code(of: snapshot), to: place)
  }

  func suite(on snapshot: Submission.Snapshot?) async throws -> TestProgram {
    workshop.progress.say(.building("through SwiftPM"), of: chapter.id)
    return try await testProgram(
      code(of: snapshot), [SourceTree(topLevelOf: chapter.suite)], "\(chapter.module)Tests")
  }

  func tests(
    _ tests: SourceTree, key: String, on plants: [PlantedDiff]
  ) async throws -> TestPrograms {
    try await refuseWords(in: tests, .tests)
    // What does not compile is said at once.
    let original = try await learners(tests, beside: nil)
    var planted: [PlantedDiff?: TestProgram] = [nil: original]
    for plant in plants { planted[plant] = try await learners(tests, beside: plant) }
    return TestPrograms(original: original, planted: planted)
  }

  private func learners(_ tests: SourceTree, beside plant: PlantedDiff?) async throws -> TestProgram
  {
    try await workshop.store.withTemporaryFolder { stage in
      try chapter.code.copy(to: stage)
      try SourceTree(root: chapter.solution, folders: [Turn.refactoring.rawValue]).copy(to: stage)
      try await plant?.apply(in: stage)
      let rooms = Chapter.rooms + [Turn.refactoring.rawValue]
      return try await learners(tests, with: [SourceTree(root: stage, folders: rooms)])
    }
  }

  func tests(
    _ tests: SourceTree, key: String, onOwn snapshot: Submission.Snapshot
  ) async throws -> TestProgram {
    try await learners(tests, with: code(of: snapshot))
  }

  func program(with snapshot: Submission.Snapshot?) async throws -> URL {
    let key = snapshot == nil ? workshop.keys.start : workshop.keys.refactoring
    let code = try await code(of: snapshot)
    let folder = try await workshop.store.product("programs", key) { try await build(code, to: $0) }
    return folder.appending(path: chapter.module)
  }

  func compileLegacyAlone() async throws {
    let legacy = try SourceTree(root: chapter.work, folders: [Chapter.rooms[0]])
    try await workshop.store.withTemporaryFolder { folder in
      // A program needs a beginning, and the legacy code has none.
      try TemporaryFiles.write(
        "@main struct Nothing { static func main() {} }\n",
        to: folder.appending(path: "Nothing.swift"))
      try await build(
        [legacy, SourceTree(topLevelOf: folder)], to: folder.appending(path: "built"))
    }
  }

  // MARK: - Building

  /// The sources of the chapter with a refactoring in place.
  ///
  /// - Throws: ``Diagnostics`` when the learner's are refused before they are compiled.
  private func code(of snapshot: Submission.Snapshot?) async throws -> [SourceTree] {
    guard let snapshot else {
      return try [
        chapter.code, SourceTree(root: chapter.start, folders: [Turn.refactoring.rawValue]),
      ]
    }
    let learners = try workshop.admitted(snapshot)
    try await refuseWords(in: learners, .refactoring)
    return [try chapter.code, learners]
  }

  private func refuseWords(in sources: SourceTree, _ turn: Turn) async throws {
    let name = turn == .tests ? Compiler.testsModule(of: chapter.module) : chapter.module
    let module = Compiler.Module(
      name: name, flags: chapter.compilerFlags, directory: sources.root, sources: sources.paths)
    try await SourceRules(
      compiler: workshop.learnersCompiler, module: module, turn: turn, chapter: chapter
    ).check(sources.paths)
  }

  /// A learner's tests, confined as they are everywhere.
  private func learners(_ tests: SourceTree, with code: [SourceTree]) async throws -> TestProgram {
    try await workshop.store.withTemporaryFolder { folder in
      for file in workshop.confinements(for: tests, of: .tests) {
        try TemporaryFiles.copy(file, to: folder.appending(path: file.lastPathComponent))
      }
      return try await testProgram(
        code, [tests, SourceTree(topLevelOf: folder)], Compiler.testsModule(of: chapter.module))
    }
  }

  private func testProgram(
    _ code: [SourceTree], _ tests: [SourceTree], _ module: String
  ) async throws -> TestProgram {
    let place = workshop.scratch.appending(path: "\(UUID().uuidString)/package")
    let package = try await build(code, tests, module, to: place)
    return TestProgram(
      file: place, silenceLimit: workshop.timeLimit, allowance: workshop.allowance,
      swiftPM: try swiftPM, sourceFolders: package.sourceFolders)
  }

  /// Builds the chapter's program, or tests with it, while no one else does, and copies what is needed of it.
  @discardableResult private func build(
    _ code: [SourceTree], _ tests: [SourceTree] = [], _ module: String? = nil, to place: URL
  ) async throws -> ScratchPackage {
    // All chapters are built in two places: what they share stays as it is there.
    let isLearners = module == Compiler.testsModule(of: chapter.module)
    let package = ScratchPackage(
      folder: workshop.store.root.appending(path: "forges/" + (isLearners ? "tests" : "chapters")),
      chapter: chapter, tests: module)
    try TemporaryFiles.makeFolder(package.folder)
    _ = workshop.store.markAsUsed(package.folder)
    try await workshop.store.locks.lock(package.folder.path).use {
      let descriptor = open(package.folder.path, O_RDONLY | O_CLOEXEC)
      defer { close(descriptor) }
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        try await Task.sleep(for: .milliseconds(50))
      }
      try package.layOut(code: code, tests: tests)
      try await package.build(try swiftPM, workshop.learnersCompiler.toolchain)
      try package.copy(to: place)
    }
    return package
  }
}
