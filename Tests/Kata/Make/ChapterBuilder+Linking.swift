import Foundation

/// Links the parts of a chapter to libraries and programs.
extension ChapterBuilder {
  static let testsName = "tests"

  /// The symbol of a property descriptor in the runner that describes nothing.
  private static let trivialDescriptor = "$s6Runner17trivialDescriptors5Int32Vvp"

  /// The rules for the objects of a learner's files; nil if no rules apply.
  func rules(for turn: Turn, in sources: SourceTree? = nil) -> ObjectRules? {
    trust.map { _ in
      ObjectRules(
        tools: learnersCompiler.objectTools, chapter: chapter, turn: turn,
        sources: sources ?? snapshot.sources(turn))
    }
  }

  /// Links a program, and checks the learner's objects in it meanwhile, so that no unchecked object ever runs. There
  /// are no rules where the objects were checked before. ``Diagnostics`` tell what is refused, missing or defined
  /// twice.
  func linkProgram(
    _ objects: [URL], to file: URL, flags: [String] = [], checking rules: ObjectRules?
  ) async throws {
    async let verdict: Void? = rules?.check(objects)
    let linked = await Result { try await learnersCompiler.link(objects, to: file, flags: flags) }
    // A refusal comes first, because the linker may complain about the refused code too.
    _ = try await verdict
    try linked.get()
  }

  /// Links a program that contains the tests and the chapter. As in SwiftPM, a second definition is an error.
  func testProgram(_ objects: [URL], checking rules: ObjectRules?) async throws -> TestProgram {
    let program = scratch.appending(path: "\(UUID().uuidString)/\(Self.testsName)")
    try TemporaryFiles.makeFolder(program.deletingLastPathComponent())
    try await linkProgram(objects + platform().objects, to: program, checking: rules)
    var linked = LinkedProgram(file: program)
    if allowance == nil {
      linked.stillRunning = { names in progress.say(.waiting(names), of: chapter.id) }
    }
    return testProgram(linked)
  }

  /// The program of tests, beside a chapter with the interface that the tests were compiled against.
  func testProgram(_ tests: BuiltPart, beside subject: BuiltPart) -> TestProgram {
    testProgram(
      LinkedProgram(
        file: tests.folder.appending(path: Self.testsName), library: library(in: subject.folder),
        scratch: scratch))
  }

  private func testProgram(_ program: LinkedProgram) -> TestProgram {
    var program = program
    program.sandbox = trust?.sandbox ?? .off
    program.allowance = allowance
    return TestProgram(launcher: program, silenceLimit: timeLimit)
  }

  func linkLibrary(_ chapter: BuiltPart) async throws {
    let objects = try await chapter.objects + platformObjects()
    let library = library(in: chapter.folder)
    try await compiler.link(objects, to: library, as: .library, flags: host.libraryFlags)
    try host.hideSize(of: library)
    let symbols = try await compiler.objectTools.symbols(of: objects, areDefined: true)
    let flags = symbols.filter { $0.hasSuffix("MV") }.sorted()
      .map { "--defsym=\($0)=\(Self.trivialDescriptor)\n" }
    try TemporaryFiles.write(flags.joined(), to: chapter.folder.appending(path: Self.ownKeyPaths))
  }

  private static let ownKeyPaths = "key-paths"

  /// The linker's flags that empty the descriptors of the chapter's properties, so that key paths are made in the tests
  /// alone. The address that such a key path prints is then the same on every mutant.
  func ownKeyPaths(to chapter: BuiltPart) -> [String] {
    trust != nil && compiler.recipe.callsLinker
      ? ["@" + chapter.folder.appending(path: Self.ownKeyPaths).path] : []
  }

  func library(in folder: URL) -> URL { folder.appending(path: host.libraryName) }

  func runner(in platform: BuiltPart) -> URL {
    platform.folder.appending(path: Compiler.objectName(for: Self.runner))
  }

  /// The objects that all chapters share, without the runner.
  func platformObjects() async throws -> [URL] {
    let platform = try await platform()
    return platform.objects.filter { $0 != runner(in: platform) }
  }
}
