import Foundation

extension Workshop {
  /// Compiles a learner's files, once nothing in their text is refused, and what confines them.
  ///
  /// - Parameters:
  ///   - paths: The files, of the module's sources.
  ///   - confinements: What stands in the place of members of the libraries; see ``confinements(for:of:)``.
  ///   - module: The module.
  ///   - turn: The folder that the files are in.
  ///   - folder: Where the objects go.
  /// - Throws: ``Diagnostics`` when something is refused or does not compile.
  func compileLearners(
    _ paths: [String], confinedBy confinements: [String], of module: Compiler.Module,
    for turn: Turn, to folder: URL
  ) async throws {
    try await compileLearners(paths, of: module, for: turn, to: folder)
    // Code that calls a hidden member is refused: nothing needs the object.
    let called = confinements.filter { !$0.hasSuffix(HiddenCalls.file) }
    guard !called.isEmpty else { return }
    var module = module
    module.isLearners = false
    try await learnersCompiler.compile(called, of: module, to: folder)
  }

  private func compileLearners(
    _ paths: [String], of module: Compiler.Module, for turn: Turn, to folder: URL
  ) async throws {
    try await SourceRules(compiler: learnersCompiler, module: module, turn: turn, chapter: chapter)
      .check(paths)
    do {
      try await learnersCompiler.compile(paths, of: module, to: folder)
    } catch let diagnostics as Diagnostics where diagnostics.text.contains("StrictMemorySafety") {
      var lenient = module
      lenient.sharesVariables = true
      if try await sharesVariablesOnly(paths, of: module, folder) {
        return try await learnersCompiler.compile(paths, of: lenient, to: folder)
      }
      // Where there are other errors, only they are said: beside them the compiler finds too much unsafe.
      lenient.flags.append("-suppress-warnings")
      try await learnersCompiler.compile(paths, of: lenient, to: folder)
      let advice = [Self.memorySafety] + CLibrary.instead(ofThoseIn: diagnostics.text)
      throw Diagnostics(
        text: diagnostics.text + "\n" + advice.joined(separator: " "),
        isSettled: diagnostics.isSettled)
    } catch let diagnostics as Diagnostics where Self.filesMayBeMeant(by: diagnostics.text) {
      throw Diagnostics(
        text: diagnostics.text + "\n" + Self.filesOfTheirOwn, isSettled: diagnostics.isSettled)
    }
  }

  /// Sources of `Tests/Judged` that are compiled with a learner's files and stand in the place of members of the
  /// libraries: the platform's confined file manager and its like in tests, and members whose calls leave no symbol.
  ///
  /// - Parameters:
  ///   - sources: The learner's files.
  ///   - turn: Which of the learner's folders they are.
  /// - Returns: The sources; none where no file names what they replace, or the chapter allows it.
  func confinements(for sources: SourceTree, of turn: Turn) -> [URL] {
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

  private static let fileManager = "JudgedFileManager"

  /// Whether errors may come from what the confined file manager does not have.
  private static func filesMayBeMeant(by errors: String) -> Bool {
    errors.contains(fileManager) || errors.contains("FileManager")
  }

  private static let filesOfTheirOwn =
    "Judged tests use FileManager for temporary files of their own and for nothing else: temporaryDirectory,"
    + " createDirectory, createFile, contents, contentsOfDirectory, fileExists and removeItem."

  /// Whether all that the compiler finds unsafe are `nonisolated(unsafe)` variables.
  private func sharesVariablesOnly(
    _ paths: [String], of module: Compiler.Module, _ folder: URL
  ) async throws -> Bool {
    var telling = module
    telling.flags += SharedVariables.flags
    for path in paths {
      do {
        try await learnersCompiler.compile([path], of: telling, to: folder)
      } catch let diagnostics as Diagnostics {
        guard SharedVariables.explain(diagnostics.text, of: path) else { return false }
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
      linked = .success(try await learnersCompiler.link(objects, to: file, flags: flags))
    } catch {
      linked = .failure(error)
    }
    // What is refused is also what the linker would stumble over.
    _ = try await verdict
    try linked.get()
  }

  /// What judges the objects of a learner's files.
  func rules(for turn: Turn, _ sources: SourceTree) -> ObjectRules {
    ObjectRules(tools: learnersCompiler.objectTools, chapter: chapter, turn: turn, sources: sources)
  }
}
