import Foundation

/// Links parts of a chapter to libraries and programs.
extension ChapterBuilder {
  static let testsName = "tests"

  /// The symbol in it of a property's descriptor that describes nothing.
  private static let trivialDescriptor = "$s6Runner17trivialDescriptors5Int32Vvp"

  /// What judges the objects of a learner's files; nil where nothing does.
  func rules(for turn: Turn, in sources: SourceTree? = nil) -> ObjectRules? {
    trust.map { _ in
      ObjectRules(
        tools: learnersCompiler.objectTools, chapter: chapter, turn: turn,
        sources: sources ?? snapshot.sources(turn))
    }
  }

  /// Links a program and meanwhile looks through the learner's objects in it: none is run that was not.
  ///
  /// - Parameters:
  ///   - objects: The object files, and the libraries to link with.
  ///   - file: The program's file.
  ///   - flags: More flags for the linker.
  ///   - rules: What judges the learner's objects; nil where they were judged before, or none are in it.
  /// - Throws: ``Diagnostics`` when something is refused, or missing, or defined twice.
  func linkProgram(
    _ objects: [URL], to file: URL, flags: [String] = [], checking rules: ObjectRules?
  ) async throws {
    async let verdict: Void? = rules?.check(objects)
    let linked: Result<Void, any Error>
    do {
      linked = .success(try await learnersCompiler.link(objects, to: file, flags: flags))
    } catch { linked = .failure(error) }
    // What is refused is also what the linker would stumble over.
    _ = try await verdict
    try linked.get()
  }

  /// Links a program that runs tests, the chapter in it, as SwiftPM links: a second definition is an error.
  func testProgram(_ objects: [URL], checking rules: ObjectRules?) async throws -> TestProgram {
    let program = scratch.appending(path: "\(UUID().uuidString)/\(Self.testsName)")
    try TemporaryFiles.makeFolder(program.deletingLastPathComponent())
    try await linkProgram(objects + platform().objects, to: program, checking: rules)
    return testProgram(LinkedProgram(file: program))
  }

  /// Tests beside a chapter whose interface is the one that they were compiled against.
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

  /// Flags that give the chapter's properties descriptors with nothing in them, so that a key path to one is made in the
  /// tests alone: it prints an address, which is the same on every mutant then.
  func ownKeyPaths(to chapter: BuiltPart) -> [String] {
    trust != nil && compiler.recipe.callsLinker
      ? ["@" + chapter.folder.appending(path: Self.ownKeyPaths).path] : []
  }

  func library(in folder: URL) -> URL { folder.appending(path: host.libraryName) }

  func runner(in platform: BuiltPart) -> URL {
    platform.folder.appending(path: Compiler.objectName(for: Self.runner))
  }

  /// What all chapters share, without the runner that starts tests.
  func platformObjects() async throws -> [URL] {
    let platform = try await platform()
    return platform.objects.filter { $0 != runner(in: platform) }
  }
}
