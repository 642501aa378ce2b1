import Foundation

/// Refuses words and imports in a learner's files that the compiler accepts, but the grader must not.
///
/// The compiler reads only the imports of files that may import modules outside a list, and copies of files with such
/// words.
struct SourceRules: Sendable {
  let compiler: Compiler
  let module: Compiler.Module
  /// The learner's folder of the files.
  let turn: Turn
  let chapter: Chapter

  private static let modules: Set<String> = [
    "Dispatch", "Foundation", "Observation", "Platform", "RegexBuilder", "Swift", "Synchronization",
  ]

  /// Checks some files. Copies of them go to a folder, which is empty or missing.
  func check(_ paths: [String], copying folder: URL) async throws {
    var refusals: [Refusal] = []
    var suspects: [String: SourceText] = [:]
    for path in paths {
      let file = module.directory.appending(path: path)
      guard let bytes = try? Data(contentsOf: file) else { continue }
      let text = SourceText(bytes)
      if let line = HiddenCalls.selector(in: String(decoding: bytes, as: UTF8.self)) {
        refusals.append(
          Refusal(
            path: path, line: line, what: "`::`",
            why: "a member is named without its module, in comments and texts too."))
      }
      if !text.refusedWords.isEmpty { suspects[path] = text }
      if text.mayImport(otherThan: allowedModules) { refusals += try await imports(in: text, path) }
    }
    if !suspects.isEmpty { refusals += try await self.refusals(of: suspects, paths, folder) }
    try Refusal.report(refusals)
  }

  /// The refusals of words that are code. Throws ``Diagnostics`` if the files do not compile for another reason.
  ///
  /// A copy has other names in their places. Where it compiles, a word is in a comment or a text. A condition can ask for
  /// a name, so in a file that has some all words are refused; so are those of a file that has very many, on which the
  /// compiler would work for minutes.
  private func refusals(
    of suspects: [String: SourceText], _ paths: [String], _ folder: URL
  ) async throws -> [Refusal] {
    var copy = module
    (copy.directory, copy.isLearners) = (folder, false)
    for path in paths {
      let place = folder.appending(path: path)
      try TemporaryFiles.makeFolder(place.deletingLastPathComponent())
      let bytes =
        try suspects[path]?.renamed ?? Data(contentsOf: module.directory.appending(path: path))
      try bytes.write(to: place)
    }
    var errors = ""
    if !suspects.values.contains(where: \.hasManyRefusedWords) {
      do { try await compiler.typecheck(copy, to: folder) } catch let diagnostics as Diagnostics
        where diagnostics.isSettled
      { errors = diagnostics.text }
    }
    let places = Set(
      errors.matches(of: #/(?m)^(.+?:\d+):\d+: error: /#).map { String($0.output.1) })
    let refused = suspects.flatMap { path, text in
      let lines = text.lines(at: text.refusedWords.map(\.place))
      let cause = text.hasConditions ? "`#if`" : text.hasManyRefusedWords ? "so many of them" : nil
      return text.refusedWords.lazy.map { ($0, lines[$0.place] ?? 1) }
        .filter { cause != nil || $0.name == nil || places.contains("\(path):\($1)") }
        .prefix(20).map { word, line in
          Refusal(
            path: path, line: line, what: word.text,
            why: why(word.kind) + (cause.map(Self.untold) ?? ""))
        }
    }
    if refused.isEmpty, !errors.isEmpty { throw Diagnostics(text: errors) }
    return refused
  }

  private var allowedModules: Set<String> {
    Self.modules.union(chapter.settings.allows).union(
      [chapter.module] + (turn == .tests ? ["Testing"] : []))
  }

  private func imports(in text: SourceText, _ path: String) async throws -> [Refusal] {
    var process = compiler.toolchain.process(
      [compiler.recipe.frontend, "-frontend", "-emit-imported-modules", path, "-o", "-"]
        + compiler.flags(for: module), in: module.directory)
    // That is more bytes than the compiler prints about any file of a learner.
    process.outputLimit = 20_000_000
    let result = try await process.run()
    guard case .exited = result.ending else {
      throw Diagnostics(
        text: "\(path): the compiler did not finish reading this file.", isSettled: false)
    }
    // Errors in the file are printed too; a module's name stands alone on its line.
    let lines = result.output.split(separator: "\n").map(String.init)
    let names = lines.filter { $0.wholeMatch(of: /\w+/) != nil }
    return names.filter { !allowedModules.contains($0) }.map { name in
      Refusal(
        path: path, line: text.line(of: name), what: "`import \(name)`",
        why: turn == .refactoring && name == "Testing"
          ? "what is in YourRefactoring is the app's own code. Tests belong in YourTests."
          : (name == "XCTest"
            ? "tests here are written with Swift Testing: `import Testing`; " : "")
            + "what can be imported is \(allowedModules.sorted().joined(separator: ", ")).")
    }
  }

  private func why(_ kind: SourceText.RefusedWord.Kind) -> String {
    switch kind {
    case .place: "it gives messages other places than their own. Write the file without."
    case .attribute: ObjectRules.linking
    case .unsafe:
      "it lets code reach memory that is not its own. Do without pointers and raw memory;"
        + " `nonisolated(unsafe)` is fine."
    }
  }

  private static func untold(for cause: String) -> String {
    " In a file with \(cause), kata does not tell code from comments and texts: use other words there."
  }
}
