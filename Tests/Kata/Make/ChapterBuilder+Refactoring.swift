import Foundation

/// Builds the learner's refactoring, and copies of it that differ little.
extension ChapterBuilder {
  /// This builder, which compiles only the files of the refactoring that differ from those of another, where that is
  /// enough.
  func differing(from other: ChapterBuilder) async throws -> ChapterBuilder {
    guard compiler.way == .direct else { return self }
    var builder = self
    builder.basis = try await (other.snapshot.sources(.refactoring), other.refactoring())
    return builder
  }

  /// The learner's refactoring. Throws if its files cannot be compiled with the chapter at all.
  func admittedRefactoring() throws -> SourceTree {
    if let problem = snapshot.problem { throw Diagnostics(text: problem) }
    let sources = snapshot.sources(.refactoring)
    guard !sources.paths.isEmpty else {
      throw Diagnostics(
        text: "There are no Swift files in \(chapter.workPath)/YourRefactoring."
          + " In a learner's clone `swift run kata reset \(chapter.number)` brings the untouched ones back."
      )
    }
    try refuseMisfits(in: sources)
    return sources
  }

  /// The learner's tests. Throws if there are none, or if their files cannot be read.
  func admittedTests() throws -> SourceTree {
    if let problem = snapshot.problem { throw Diagnostics(text: problem) }
    let sources = snapshot.sources(.tests)
    guard !sources.paths.isEmpty else {
      throw Diagnostics(
        text: "There are no Swift files in \(chapter.workPath)/YourTests."
          + " `swift run kata reset \(chapter.number)` brings the given ones back.")
    }
    return sources
  }

  /// The objects of the learner's refactoring alone, to be linked with the rest of the untouched chapter.
  func refactoring() async throws -> BuiltPart {
    let sources = try admittedRefactoring()
    let imports = [try await platform().folder]
    return try await learnersPart("refactoring", keys.refactoring) {
      var module = try Compiler.Module(
        name: chapter.module, flags: chapter.compilerFlags, directory: snapshot.folder,
        sources: chapter.code.files.map(\.path) + sources.paths, imports: imports)
      module.hashesInterfaces = true
      let rest = try await compileDifferences(in: sources, of: module, to: $0)
      if !rest.paths.isEmpty { try await compile(rest, of: module, for: .refactoring, to: $0) }
      try await refuseLeaks(in: sources)
    }
  }

  /// Refuses files outside the chapter's shell that do not compile with its contract alone. Symbols could not tell: a
  /// virtual call leaves none.
  private func refuseLeaks(in sources: SourceTree) async throws {
    let core = sources.paths.filter { path in
      !chapter.settings.shell.contains { URL(filePath: path).lastPathComponent.hasPrefix($0) }
    }
    guard !chapter.settings.shell.isEmpty, !core.isEmpty else { return }
    let contract = try SourceTree(root: chapter.work, folders: ["Contract"]).files.map(\.path)
    let module = Compiler.Module(
      name: chapter.module, flags: chapter.compilerFlags, directory: snapshot.folder,
      sources: contract + core)
    let folder = try store.temporaryFolder()
    do { try await learnersCompiler.compile(core, of: module, to: folder.place) } catch let
      diagnostics as Diagnostics
    {
      let shell = chapter.settings.shell.sorted().map { "\($0)*.swift" }.joined(separator: " and ")
      throw Diagnostics(
        text:
          "Your files compile, but only \(shell) may use more than Contract/. Without the rest, the"
          + " compiler says:\n\(diagnostics.text)", isSettled: diagnostics.isSettled)
    }
  }

  /// Compiles the files that differ from those of ``basis``, and copies the objects of the others. Returns the files that
  /// are still to be compiled: none, if only bodies of functions differ.
  private func compileDifferences(
    in sources: SourceTree, of module: Compiler.Module, to folder: URL
  ) async throws -> SourceTree {
    guard let basis, let changed = sources.differences(from: basis.sources) else { return sources }
    try await compile(changed, of: module, for: .refactoring, to: folder)
    for path in changed.paths {
      guard let hashes = InterfaceHashes(ofSource: path, in: folder),
        hashes == InterfaceHashes(ofSource: path, in: basis.part.folder)
      else { return sources.without(changed.paths) }
    }
    let made = try Set(BuiltPart(folder).objects.map(\.lastPathComponent))
    for object in basis.part.objects where !made.contains(object.lastPathComponent) {
      try TemporaryFiles.copy(object, to: folder.appending(path: object.lastPathComponent))
    }
    return sources.without(sources.paths)
  }
}
