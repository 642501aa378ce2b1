import Foundation

/// The rules for learners' files: how they are compiled, and in what they run.
///
/// Without it they are compiled and run as the workbook's own are.
struct Trust: Sendable {
  /// In which tests run.
  let sandbox: Sandbox

  /// Compiles a learner's files, once nothing in their text is refused, and what stands in the place of members of the
  /// libraries in them; ``Diagnostics`` when something is refused or does not compile.
  func compile(
    _ sources: SourceTree, of module: Compiler.Module, for turn: Turn, in chapter: Chapter,
    by compiler: Compiler, to folder: URL
  ) async throws {
    let confinements = confinements(for: sources, of: turn, in: chapter).map(\.path)
    var module = module
    module.sources += confinements
    // Code that calls a hidden member is refused: nothing needs the object.
    let called = confinements.filter { !$0.hasSuffix(HiddenCalls.file) }
    var learners = module
    learners.isLearners = true
    try await SourceRules(compiler: compiler, module: learners, turn: turn, chapter: chapter)
      .check(sources.paths)
    try await compile(sources.paths, of: learners, by: compiler, to: folder)
    if !called.isEmpty { try await compiler.compile(called, of: module, to: folder) }
  }

  private func compile(
    _ paths: [String], of module: Compiler.Module, by compiler: Compiler, to folder: URL
  ) async throws {
    do {
      try await compiler.compile(paths, of: module, to: folder)
    } catch let diagnostics as Diagnostics where diagnostics.text.contains("StrictMemorySafety") {
      var lenient = module
      lenient.sharesVariables = true
      if try await sharesVariablesOnly(paths, of: module, by: compiler, folder) {
        return try await compiler.compile(paths, of: lenient, to: folder)
      }
      // Where there are other errors, only they are said: beside them the compiler finds too much unsafe.
      lenient.flags.append("-suppress-warnings")
      try await compiler.compile(paths, of: lenient, to: folder)
      let advice = [Self.memorySafety] + CLibrary.instead(ofThoseIn: diagnostics.text)
      throw Diagnostics(
        text: diagnostics.text + "\n" + advice.joined(separator: " "),
        isSettled: diagnostics.isSettled)
    } catch let diagnostics as Diagnostics where diagnostics.text.contains("FileManager") {
      throw Diagnostics(
        text: diagnostics.text + "\n" + Self.filesOfTheirOwn, isSettled: diagnostics.isSettled)
    }
  }

  /// Sources of `Tests/Judged` that are compiled with a learner's files and stand in the place of members of the
  /// libraries: the platform's confined file manager and its like in tests, and members whose calls leave no symbol.
  ///
  /// There are none where no file names what they replace, or the chapter allows it.
  func confinements(for sources: SourceTree, of turn: Turn, in chapter: Chapter) -> [URL] {
    let texts = sources.files.compactMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
    var chosen = Self.confinements.filter { source in
      (turn == .tests || source.isForBoth) && !chapter.allows.contains(source.name)
        && texts.contains { $0.range(of: Data(source.word.utf8)) != nil }
    }.map(\.file)
    if texts.contains(where: HiddenCalls.areSpelled) { chosen.append(HiddenCalls.file) }
    return chosen.map { chapter.judged.appending(path: $0) }
  }

  /// What is replaced, the word by which files name it, the source that does it, and whether app code needs it, too.
  private static let confinements: [(name: String, word: String, file: String, isForBoth: Bool)] = [
    ("FileManager", "FileManager", "JudgedFileManager.swift", false),
    ("ObjectIdentifier", "ObjectIdentifier", "JudgedObjectIdentifier.swift", false),
    ("String.init", "ormat", "JudgedStringFormat.swift", true),
    ("NSLog", "NSLog", "JudgedLog.swift", true),
    ("NSLocalizedString", "NSLocalizedString", "JudgedLocalizedString.swift", true),
  ]

  private static let filesOfTheirOwn =
    "Judged tests use FileManager for temporary files of their own and for nothing else: temporaryDirectory,"
    + " createDirectory, createFile, contents, contentsOfDirectory, fileExists and removeItem."

  /// Whether all that the compiler finds unsafe are `nonisolated(unsafe)` variables.
  private func sharesVariablesOnly(
    _ paths: [String], of module: Compiler.Module, by compiler: Compiler, _ folder: URL
  ) async throws -> Bool {
    var telling = module
    telling.flags += SharedVariables.flags
    for path in paths {
      do {
        try await compiler.compile([path], of: telling, to: folder)
      } catch let diagnostics as Diagnostics {
        guard SharedVariables.explain(diagnostics.text, of: path) else { return false }
      }
    }
    return true
  }

  private static let memorySafety =
    "Pointers and raw memory are not allowed here, nor is the word `unsafe`: do it with arrays, strings and"
    + " classes."
}
