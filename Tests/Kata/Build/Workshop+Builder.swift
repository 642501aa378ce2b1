import Foundation

extension Workshop: ProgramBuilder {
  /// What builds programs here.
  var builder: any ProgramBuilder {
    compiler.way == .direct ? self : PackageBuilder(workshop: self)
  }

  func compile(_ snapshot: Submission.Snapshot) async throws {
    _ = try await refactoring(snapshot)
  }

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
    _ tests: SourceTree, key: String, on plants: [PlantedDiff]
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
