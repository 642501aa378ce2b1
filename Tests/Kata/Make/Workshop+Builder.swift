import Foundation

extension Workshop: ProgramBuilder {
  /// What builds programs here.
  var builder: any ProgramBuilder {
    compiler.way == .direct ? self : SwiftPMBuilder(workshop: self)
  }

  func compile(_ snapshot: Submission.Snapshot) async throws { _ = try await refactoring(snapshot) }

  func suite(on snapshot: Submission.Snapshot?) async throws -> TestProgram {
    let refactoring =
      if let snapshot { try await refactoring(snapshot).objects } else {
        try await start().objects(of: .refactoring)
      }
    let rest = try await start().objects(outside: .refactoring)
    return try await testProgram(
      suite().objects + rest + refactoring,
      checking: snapshot.map { rules(for: .refactoring, $0.sources(.refactoring)) })
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
        part.keepsInterface ? tests : try await self.tests(sources, key: key, against: part.part)
      return testProgram(reshaped, beside: part.part)
    }
    var programs: [PlantedDiff?: TestProgram] = [nil: testProgram(tests, beside: reference)]
    for (plant, program) in zip(plants, beside) { programs[plant] = program }
    return TestPrograms(original: try await original, planted: programs)
  }

  func tests(
    _ sources: SourceTree, key: String, onOwn snapshot: Submission.Snapshot
  ) async throws -> TestProgram {
    try await testProgram(
      tests(sources, key: key, against: reference()).objects
        + start().objects(outside: .refactoring) + refactoring(snapshot).objects,
      checking: rules(for: .refactoring, snapshot.sources(.refactoring)))
  }

  func compileLegacyAlone() async throws {
    let module = try Compiler.Module(
      name: chapter.module, flags: chapter.compilerFlags, directory: chapter.work,
      sources: SourceTree(root: chapter.work, folders: [Chapter.rooms[0]]).paths,
      imports: [await platform().folder])
    try await store.withTemporaryFolder { folder in
      try await compiler.compile(module.sources, of: module, to: folder)
    }
  }
}
