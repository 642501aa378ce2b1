import Foundation

/// The rules for learners' files: for compiling them, and for running their tests.
///
/// Without rules they are compiled and run as the workbook's own files are.
struct Trust: Sendable {
  let sandbox: Sandbox

  /// Compiles a learner's files after a check of their text, with the declarations that replace members of the
  /// libraries in them. Throws ``Diagnostics`` if a word is refused or a file does not compile.
  func compile(
    _ sources: SourceTree, of module: Compiler.Module, for turn: Turn, in chapter: Chapter,
    by compiler: Compiler, to folder: URL
  ) async throws {
    let confinements = confinements(for: sources, of: turn, in: chapter).map(\.path)
    var module = module
    module.sources += confinements
    // The object of the hidden calls is not needed, because code that calls one is refused.
    let called = confinements.filter { !$0.hasSuffix(HiddenCalls.file) }
    var learners = module
    learners.isLearners = true
    let copies = folder.appending(path: "copies-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copies) }
    try await SourceRules(compiler: compiler, module: learners, turn: turn, chapter: chapter)
      .check(sources.paths, copying: copies)
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
      // Other errors are reported alone, because beside them the compiler finds too much unsafe code.
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

  /// Sources of `Tests/Judged` that are compiled with a learner's files, to replace members of the libraries: in tests
  /// a confined file manager and the like, and members whose calls leave no symbol.
  ///
  /// A source is left out if no file names the members that it replaces, or if the chapter allows them.
  func confinements(for sources: SourceTree, of turn: Turn, in chapter: Chapter) -> [URL] {
    let texts = sources.files.compactMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
    var chosen = Self.confinements.filter { source in
      (turn == .tests || source.isForBoth) && !chapter.settings.allows.contains(source.name)
        && texts.contains { $0.range(of: Data(source.word.utf8)) != nil }
    }.map(\.file)
    if texts.contains(where: HiddenCalls.areSpelled) { chosen.append(HiddenCalls.file) }
    return chosen.map { chapter.judged.appending(path: $0) }
  }

  /// The replaced name, the word that finds it, the source that replaces it, and whether app code needs it too.
  private static let confinements: [(name: String, word: String, file: String, isForBoth: Bool)] = [
    ("FileManager", "FileManager", "JudgedFileManager.swift", false),
    ("ObjectIdentifier", "ObjectIdentifier", "JudgedObjectIdentifier.swift", false),
    ("String.init", "ormat", "JudgedStringFormat.swift", true),
    ("NSLog", "NSLog", "JudgedLog.swift", true),
    ("NSTemporaryDirectory", "NSTemporaryDirectory", "JudgedTemporaryDirectory.swift", false),
    ("NSLocalizedString", "NSLocalizedString", "JudgedLocalizedString.swift", true),
    ("UserDefaults.init", "UserDefaults", "JudgedUserDefaults.swift", true),
    ("URLSession.uploadTask", "fromFile", "JudgedURLSession.swift", true),
  ]

  private static let filesOfTheirOwn =
    "Judged tests use FileManager for temporary files of their own and for nothing else: temporaryDirectory,"
    + " createDirectory, createFile, contents, contentsOfDirectory, fileExists and removeItem."

  /// Whether all unsafe uses that the compiler finds are of `nonisolated(unsafe)` variables.
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
