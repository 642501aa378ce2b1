import Foundation

extension Workshop: ProgramBuilder {
  /// What builds programs here.
  var builder: any ProgramBuilder {
    compiler.way == .direct ? self : PackageBuilder(workshop: self)
  }

  func compile(_ snapshot: Submission.Snapshot) async throws {
    _ = try await refactoring(snapshot)
  }

  func withSuite<Result>(
    on snapshot: Submission.Snapshot?, run: (TestProgram) async throws -> Result
  ) async throws -> Result {
    let refactoring =
      if let snapshot { try await refactoring(snapshot).objects } else {
        try await start().objects(of: .refactoring)
      }
    let rest = try await start().objects(outside: .refactoring)
    let suite = try await suite().objects
    return try await store.withTemporaryFolder { folder in
      let program = try await testProgram(
        suite + rest + refactoring, in: folder, budget: Budget(),
        checking: snapshot.map { rules(for: .refactoring, $0.sources(.refactoring)) })
      return try await run(program)
    }
  }

  func tests(
    _ tests: SourceTree, key: String, plants: [PlantedDiff]
  ) async throws -> any BuiltTests {
    try await LinkedTests(tests, key: key, plants: plants, workshop: self)
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
