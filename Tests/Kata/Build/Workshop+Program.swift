import Foundation

extension Workshop {
  /// Links the chapter's own program, with the untouched refactoring in it.
  func untouchedProgram() async throws -> URL {
    try await program(keys.start, with: start().objects(of: .refactoring), checking: nil)
  }

  /// Links the chapter's own program, with a learner's refactoring in it.
  ///
  /// - Parameter snapshot: The learner's files.
  /// - Returns: The program's file.
  /// - Throws: ``Diagnostics`` when it does not compile, or a function of `Entry.swift` is missing.
  func program(with snapshot: Submission.Snapshot) async throws -> URL {
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
        flags: Host.entryPointFlags(Compiler.entryPoint(of: name)), checking: rules)
    }
    return folder.appending(path: name)
  }

  /// The platform as an app has it, not bound to the folders of a judged run.
  private func appPlatform() async throws -> Part {
    let directory = chapter.root.appending(path: "Chapters")
    let module = try shared("Platform", in: directory)
    let differing = try module.sources.filter {
      try String(contentsOf: directory.appending(path: $0), encoding: .utf8).contains(Self.judges)
    }
    let judging = try await Part(folder: platform().folder, objects: platformObjects())
    guard !differing.isEmpty else { return judging }
    return try await part("appPlatform", keys.platform) {
      try await compiler.compile(differing, of: module, to: $0)
    }.completed(with: judging)
  }
}
