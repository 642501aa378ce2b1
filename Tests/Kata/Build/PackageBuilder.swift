import Foundation

/// Builds by SwiftPM: the slow way, where kata's own calls of the compiler do not work.
///
/// It takes a scratch package for each kind of program, in which only what differs is built again. What learners'
/// code calls is not looked at here, and nothing runs in a sandbox.
struct PackageBuilder: ProgramBuilder {
  let workshop: Workshop

  private var chapter: Chapter { workshop.chapter }
  private var toolchain: Toolchain { workshop.learnersCompiler.toolchain }

  /// The kinds of packages.
  private enum Kind: String {
    case suite, tests, program, legacy
  }

  private var swiftPM: SwiftPM {
    get throws {
      SwiftPM(
        swift: try Toolchain.program("swift"),
        cache: workshop.store.root.appending(path: "forges/swiftpm"))
    }
  }

  // MARK: - What judges ask for

  func compile(_ snapshot: Submission.Snapshot) async throws {
    let code = try await code(of: snapshot)
    _ = try await package(.program, workshop.keys.refactoring) {
      try $0.layOut(code: code, tests: [])
    }
  }

  func suite(on snapshot: Submission.Snapshot?) async throws -> TestProgram {
    workshop.progress.say("\(chapter.id): building through SwiftPM")
    let keys = workshop.keys
    let code = try await code(of: snapshot)
    let package = try await package(.suite, snapshot == nil ? keys.suite : keys.suiteVerdict) {
      try $0.layOut(code: code, tests: [SourceTree(topLevelOf: chapter.suite)])
    }
    return try unpacked(package, .suite)
  }

  func tests(
    _ tests: SourceTree, key: String, on plants: [PlantedDiff]
  ) async throws -> any BuiltTests {
    try await refuseWords(in: tests, .tests)
    let built = PackagedTests(builder: self, tests: tests, key: key)
    // What does not compile is said at once.
    _ = try await built.program(on: .original)
    return built
  }

  func program(with snapshot: Submission.Snapshot?) async throws -> URL {
    let keys = workshop.keys
    let code = try await code(of: snapshot)
    let package = try await package(.program, snapshot == nil ? keys.start : keys.refactoring) {
      try $0.layOut(code: code, tests: [])
    }
    return package.appending(path: chapter.module)
  }

  func compileLegacyAlone() async throws {
    let legacy = try SourceTree(root: chapter.work, folders: [Chapter.rooms[0]])
    let part = ScratchPackage(folder: try forge(.legacy), chapter: chapter, tests: nil)
    try await alone(part) {
      try part.layOut(code: [legacy], tests: [])
      // A program needs a beginning, and the legacy code has none.
      try Scratch.write(
        "@main struct Nothing { static func main() {} }\n",
        to: part.folder.appending(path: "Code/Nothing.swift"))
      try await part.build(["--product", chapter.module], try swiftPM, toolchain)
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

  /// Tests built with a chapter.
  func program(
    of tests: SourceTree, key: String, on subject: Subject
  ) async throws -> TestProgram {
    switch subject {
    case .original: try await unpacked(onReference(tests, key, nil), .tests)
    case .planted(let plant): try await unpacked(onReference(tests, key, plant), .tests)
    case .own(let snapshot): try await unpacked(onOwn(tests, key, code(of: snapshot)), .tests)
    }
  }

  private func onOwn(
    _ tests: SourceTree, _ key: String, _ code: [SourceTree]
  ) async throws -> URL {
    try await package(.tests, "\(key)-\(workshop.keys.refactoring)") {
      try await layOut($0, code: code, learners: tests)
    }
  }

  private func onReference(
    _ tests: SourceTree, _ key: String, _ plant: PlantedDiff?
  ) async throws -> URL {
    let suffix = try plant.map { "-" + (try workshop.keys.key(of: $0)) } ?? ""
    return try await package(.tests, key + suffix) { scratch in
      try await workshop.store.withTemporaryFolder { stage in
        try chapter.code.copy(to: stage)
        try SourceTree(root: chapter.solution, folders: [Turn.refactoring.rawValue]).copy(to: stage)
        try await plant?.apply(in: stage)
        let rooms = Chapter.rooms + [Turn.refactoring.rawValue]
        try await layOut(
          scratch, code: [SourceTree(root: stage, folders: rooms)], learners: tests)
      }
    }
  }

  /// Lays out a learner's tests, confined as they are everywhere.
  private func layOut(
    _ scratch: ScratchPackage, code: [SourceTree], learners tests: SourceTree
  ) async throws {
    try await workshop.store.withTemporaryFolder { folder in
      for file in workshop.confinements(for: tests, of: .tests) {
        try Scratch.copy(file, to: folder.appending(path: file.lastPathComponent))
      }
      try scratch.layOut(code: code, tests: [tests, SourceTree(topLevelOf: folder)])
    }
  }

  /// Builds a package and keeps what its runs need.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - key: The hash of all it is made from.
  ///   - layOut: Lays it out; not called where it is built already.
  /// - Returns: Its folder in the store.
  /// - Throws: ``Diagnostics`` when it does not compile; what `layOut` throws.
  private func package(
    _ kind: Kind, _ key: String, layOut: (ScratchPackage) async throws -> Void
  ) async throws -> URL {
    try await workshop.store.product("packages", "\(key)-\(kind.rawValue)") { place in
      let scratch = ScratchPackage(
        folder: try forge(kind), chapter: chapter, tests: module(of: kind))
      try await alone(scratch) {
        try await layOut(scratch)
        if kind == .program {
          try await scratch.build(["--product", chapter.module], try swiftPM, toolchain)
          try Scratch.copy(
            scratch.products.appending(path: chapter.module),
            to: place.appending(path: chapter.module))
        } else {
          try await scratch.build(["--build-tests"], try swiftPM, toolchain)
          try scratch.copyTests(to: place)
        }
      }
    }
  }

  private func module(of kind: Kind) -> String? {
    switch kind {
    case .suite: "\(chapter.module)Tests"
    case .tests: Compiler.testsModule(of: chapter.module)
    case .program, .legacy: nil
    }
  }

  /// Where packages of a kind are built, all chapters' in one place: what they share stays as it is, and SwiftPM
  /// would build all of it again in another.
  private func forge(_ kind: Kind) throws -> URL {
    let place = workshop.store.root.appending(
      path: "forges/" + (kind == .tests ? "tests" : "chapters"))
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    _ = workshop.store.markAsUsed(place)
    return place
  }

  /// Does something with a package while no one else does, in this process or another.
  private func alone(_ package: ScratchPackage, _ body: () async throws -> Void) async throws {
    try await workshop.store.makers.slot(package.folder.path).use {
      let descriptor = open(package.folder.path, O_RDONLY | O_CLOEXEC)
      defer { close(descriptor) }
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        try await Task.sleep(for: .milliseconds(50))
      }
      try await body()
    }
  }

  // MARK: - Running

  private func unpacked(_ package: URL, _ kind: Kind) throws -> TestProgram {
    let place = workshop.scratch.appending(path: "\(UUID().uuidString)/package")
    try Scratch.makeFolder(place.deletingLastPathComponent())
    try Scratch.copy(package, to: place)
    let forge = ScratchPackage(folder: try forge(kind), chapter: chapter, tests: nil)
    return TestProgram(
      file: place, silenceLimit: workshop.timeLimit, allowance: workshop.allowance,
      swiftPM: try swiftPM,
      sourceFolders: forge.sourceFolders)
  }
}
