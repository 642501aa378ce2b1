import Foundation

extension Workshop {
  /// Compiles a learner's files, once nothing in their text is refused.
  ///
  /// - Parameters:
  ///   - paths: The files, of the module's sources.
  ///   - module: The module.
  ///   - turn: The folder that the files are in.
  ///   - folder: Where the objects go.
  /// - Throws: ``Diagnostics`` when something is refused or does not compile.
  func compileLearners(
    _ paths: [String], of module: Compiler.Module, for turn: Turn, to folder: URL
  ) async throws {
    try await SourceRules(compiler: compiler, module: module, turn: turn, chapter: chapter)
      .check(paths)
    do {
      try await compiler.compile(paths, of: module, to: folder)
    } catch let diagnostics as Diagnostics where diagnostics.text.contains("StrictMemorySafety") {
      if try await sharesVariablesOnly(paths, of: module, folder) {
        var trusted = module
        trusted.isLearners = false
        return try await compiler.compile(paths, of: trusted, to: folder)
      }
      throw Diagnostics(
        text: diagnostics.text + "\n" + Self.memorySafety, isSettled: diagnostics.isSettled)
    }
  }

  /// Whether all that the compiler finds unsafe are `nonisolated(unsafe)` variables.
  private func sharesVariablesOnly(
    _ paths: [String], of module: Compiler.Module, _ folder: URL
  ) async throws -> Bool {
    var telling = module
    telling.flags += SharedVariables.flags
    for path in paths {
      do {
        try await compiler.compile([path], of: telling, to: folder)
      } catch let diagnostics as Diagnostics {
        guard SharedVariables.explain(diagnostics.text) else { return false }
      }
    }
    return true
  }

  private static let memorySafety =
    "Pointers and raw memory are not allowed here, nor is the word `unsafe`: do it with arrays, strings and"
    + " classes."

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
      linked = .success(try await compiler.link(objects, to: file, flags: flags))
    } catch {
      linked = .failure(error)
    }
    // What is refused is also what the linker would stumble over.
    _ = try await verdict
    try linked.get()
  }

  /// What judges the objects of a learner's files.
  func rules(for turn: Turn, _ sources: SourceTree) -> ObjectRules {
    ObjectRules(toolchain: compiler.toolchain, chapter: chapter, turn: turn, sources: sources)
  }
}
