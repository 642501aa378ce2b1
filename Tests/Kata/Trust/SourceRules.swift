import Foundation

/// Refuses words and imports in a learner's files that the compiler accepts, but the grader must not.
///
/// The compiler reads only the imports, and only of files that may import modules outside a list.
struct SourceRules: Sendable {
  let compiler: Compiler
  let module: Compiler.Module
  /// The learner's folder of the files.
  let turn: Turn
  let chapter: Chapter

  private static let modules: Set<String> = [
    "Dispatch", "Foundation", "Observation", "Platform", "RegexBuilder", "Swift", "Synchronization",
  ]

  func check(_ paths: [String]) async throws {
    var refusals: [Refusal] = []
    for path in paths {
      let file = module.directory.appending(path: path)
      guard let bytes = try? Data(contentsOf: file) else { continue }
      let text = SourceText(bytes)
      if text.forgesPlaces {
        refusals.append(
          Refusal(
            path: path, line: text.line(of: "sourceLocation"), what: "`#sourceLocation`",
            why: "it gives messages other places than their own. Write the file without."))
      }
      if let line = HiddenCalls.selector(in: String(decoding: bytes, as: UTF8.self)) {
        refusals.append(
          Refusal(
            path: path, line: line, what: "`::`",
            why: "a member is named without its module, in comments and texts too."))
      }
      refusals += words(in: text, path)
      if text.mayImport(otherThan: allowedModules) { refusals += try await imports(in: text, path) }
    }
    try Refusal.report(refusals)
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

  /// Refuses words, at most ten of a kind, without telling comments and texts from code.
  private func words(in text: SourceText, _ path: String) -> [Refusal] {
    let kinds = [
      (text.refusedAttributes, ObjectRules.linking),
      (
        text.unsafeWords,
        "it lets code reach memory that is not its own. Do without pointers and raw memory;"
          + " `nonisolated(unsafe)` is fine."
      ),
    ]
    return kinds.flatMap { found, why in
      found.prefix(10).map {
        Refusal(path: path, line: text.line(at: $0.place), what: $0.word, why: why + Self.elsewhere)
      }
    }
  }

  private static let elsewhere =
    " kata does not tell code from comments and texts here: use other words there."
}
