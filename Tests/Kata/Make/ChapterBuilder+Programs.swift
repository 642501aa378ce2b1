import Foundation

extension ChapterBuilder: ProgramBuilder {
  /// The builder of programs on this machine.
  var programs: any ProgramBuilder {
    compiler.way == .direct ? self : SwiftPMBuilder(builder: self)
  }

  func compileRefactoring() async throws { _ = try await refactoring() }

  func suite(untouched: Bool) async throws -> TestProgram {
    var program = try await testProgram(
      suite().objects + chapterObjects(untouched: untouched),
      checking: untouched ? nil : rules(for: .refactoring))
    if !untouched { program.warnings = try await refactoring().warnings }
    return program
  }

  /// The objects of the chapter, with the learner's refactoring or the untouched one.
  private func chapterObjects(untouched: Bool) async throws -> [URL] {
    let start = try await start()
    return try await start.objects(outside: .refactoring)
      + (untouched ? start.objects(of: .refactoring) : refactoring().objects)
  }

  func tests(
    _ sources: SourceTree, key: String, on plants: [PlantedDiff]
  ) async throws -> TestPrograms {
    let reference = try await reference()
    async let parts = plants.inOrder { try await planted($0) }
    let tests = try await tests(sources, key: key, against: reference)
    async let original = testProgram(tests.objects + reference.objects, checking: nil)
    let beside = try await Array(zip(plants, parts)).inOrder { plant, part in
      let key = "\(key)-\(try keys.key(of: plant))"
      let reshaped =
        part.keepsInterface ? tests : try await self.tests(sources, key: key, against: part)
      return testProgram(reshaped, beside: part)
    }
    var programs: [PlantedDiff?: TestProgram] = [nil: testProgram(tests, beside: reference)]
    for (plant, program) in zip(plants, beside) { programs[plant] = program }
    return TestPrograms(original: try await original, planted: programs)
  }

  func learnersTests(untouched: Bool) async throws -> TestProgram {
    let tests = try await tests(
      snapshot.sources(.tests), key: keys.tests, against: reference())
    return try await testProgram(
      tests.objects + chapterObjects(untouched: untouched),
      checking: untouched ? nil : rules(for: .refactoring))
  }

  func freeTests(untouched: Bool) async throws -> TestProgram {
    let sources = try admittedTests()
    let subject = try await untouched ? start() : ownChapter()
    let interface = subject.folder.appending(path: "\(chapter.module).swiftmodule")
    // Other bodies of the chapter's functions leave the tests' objects as they are.
    let key = try await "\(keys.freeTests)-\(Fingerprint.of(files: [interface])[0])"
    let platform = try await platform()
    let tests = try await learnersPart("freeTests", key) {
      progress.say(.building("your tests"), of: chapter.id)
      let module = testsModule(sources, imports: [platform.folder, subject.folder])
      try await compile(sources, of: module, for: .tests, to: $0)
    }
    var program = try await testProgram(tests.objects + subject.objects, checking: nil)
    program.warnings = try await tests.warnings + (untouched ? "" : refactoring().warnings)
    return program
  }

  /// The chapter with the learner's refactoring, and the interface that includes the learner's own declarations.
  private func ownChapter() async throws -> BuiltPart {
    let objects = try await chapterObjects(untouched: false)
    let interface = try await learnersPart("interface", keys.refactoring) { folder in
      try await staging(snapshot.folder) {
        try await learnersCompiler.emitInterface(of: $0, to: folder)
      }
    }
    return BuiltPart(folder: interface.folder, objects: objects)
  }

  func program(untouched: Bool) async throws -> URL {
    let objects = try await chapterObjects(untouched: untouched) + appPlatform().objects
    let name = chapter.module
    do {
      let folder = try await store.product("program", untouched ? keys.start : keys.refactoring) {
        try await linkProgram(
          objects, to: $0.appending(path: name),
          flags: host.entryPointFlags(Compiler.entryPoint(of: name)),
          checking: untouched ? nil : rules(for: .refactoring))
      }
      return folder.appending(path: name)
    } catch let diagnostics as Diagnostics {
      throw try await explained(diagnostics, of: "The program")
    }
  }

  /// The platform for an app, without the confinement to the folders of a judged run.
  private func appPlatform() async throws -> BuiltPart {
    let directory = chapter.root.appending(path: "Chapters")
    let module = try shared("Platform", in: directory)
    let differing = try module.sources.filter {
      try String(textOf: directory.appending(path: $0)).contains(Self.judges)
    }
    let judging = try await BuiltPart(folder: platform().folder, objects: platformObjects())
    guard !differing.isEmpty else { return judging }
    return try await part("appPlatform", keys.platform) {
      try await compiler.compile(differing, of: module, to: $0)
    }.completed(with: judging)
  }

  func compileLegacyAlone() async throws {
    let module = try Compiler.Module(
      name: chapter.module, flags: chapter.compilerFlags, directory: chapter.work,
      sources: SourceTree(root: chapter.work, folders: [Chapter.rooms[0]]).paths,
      imports: [await platform().folder])
    let folder = try store.temporaryFolder()
    try await compiler.compile(module.sources, of: module, to: folder.place)
  }
}
