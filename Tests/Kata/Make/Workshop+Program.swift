import Foundation

extension Workshop {
  func program(with snapshot: Submission.Snapshot?) async throws -> URL {
    guard let snapshot else {
      return try await program(keys.start, with: start().objects(of: .refactoring), checking: nil)
    }
    let refactoring = try await refactoring(snapshot).objects
    do {
      return try await program(
        keys.refactoring, with: refactoring,
        checking: rules(for: .refactoring, snapshot.sources(.refactoring)))
    } catch let diagnostics as Diagnostics {
      throw try await explained(diagnostics, of: "The program")
    }
  }

  private func program(
    _ key: String, with refactoring: [URL], checking rules: ObjectRules?
  ) async throws -> URL {
    let objects =
      try await start().objects(outside: .refactoring) + refactoring + appPlatform().objects
    let name = chapter.module
    let folder = try await store.product("program", key) {
      try await linkProgram(
        objects, to: $0.appending(path: name),
        flags: host.entryPointFlags(Compiler.entryPoint(of: name)), checking: rules)
    }
    return folder.appending(path: name)
  }

  /// The platform as an app has it, not bound to the folders of a judged run.
  private func appPlatform() async throws -> BuiltPart {
    let directory = chapter.root.appending(path: "Chapters")
    let module = try shared("Platform", in: directory)
    let differing = try module.sources.filter {
      try String(contentsOf: directory.appending(path: $0), encoding: .utf8).contains(Self.judges)
    }
    let judging = try await BuiltPart(folder: platform().folder, objects: platformObjects())
    guard !differing.isEmpty else { return judging }
    return try await part("appPlatform", keys.platform) {
      try await compiler.compile(differing, of: module, to: $0)
    }.completed(with: judging)
  }
}
