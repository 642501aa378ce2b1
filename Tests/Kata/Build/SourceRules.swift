import Foundation

/// Refuses words and imports in a learner's files that the compiler would take and the grader must not.
///
/// The compiler is only asked about files in which there may be something: its own parser tells code from
/// comments, strings and names in back-ticks.
struct SourceRules: Sendable {
  let compiler: Compiler
  /// The module that the files belong to.
  let module: Compiler.Module
  /// The folder that they are in.
  let turn: Turn
  let chapter: Chapter

  private static let modules: Set<String> = [
    "Dispatch", "Foundation", "Observation", "Platform", "RegexBuilder", "Swift", "Synchronization",
  ]

  /// In bytes; more is printed about no file that a learner wrote.
  private static let outputLimit = 20_000_000

  /// How much the parser is asked about in all: bytes of files, and places in them.
  private static let (sizeLimit, suspectLimit) = (300_000, 1_000)

  /// Judges files.
  ///
  /// - Parameter paths: The files, of the module's sources.
  /// - Throws: ``Diagnostics`` that name what is refused; ``Failure`` when the compiler cannot be started.
  func check(_ paths: [String]) async throws {
    var refusals: [Refusal] = []
    var (size, suspects) = (0, 0)
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
      if text.needsParser {
        size += text.size
        suspects += text.suspects
        guard size < Self.sizeLimit, suspects < Self.suspectLimit else {
          refusals.append(Self.tooMuch(path))
          break
        }
        refusals += try await words(in: text, path)
      }
      if text.mayImport(otherThan: allowedModules) { refusals += try await imports(in: text, path) }
    }
    try Refusal.report(refusals)
  }

  private var allowedModules: Set<String> {
    Self.modules.union(chapter.allows).union([chapter.module])
      .union(turn == .tests ? ["Testing"] : [])
  }

  private func imports(in text: SourceText, _ path: String) async throws -> [Refusal] {
    let printed = try await asked("-emit-imported-modules", about: path, ["-o", "-"])
    // What is wrong with the file is printed as well: a module's name stands alone on its line.
    let names = printed.split(separator: "\n").map(String.init)
      .filter { $0.wholeMatch(of: /\w+/) != nil }
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

  private func words(in text: SourceText, _ path: String) async throws -> [Refusal] {
    let printed = try await asked("-dump-parse", about: path)
    guard printed.utf8.count < Self.outputLimit else { return [Self.tooMuch(path)] }
    let tree = ParseTree(Data(printed.utf8), of: path)
    guard !tree.hasOtherPlaces else { return [Self.tooMuch(path)] }
    let lines = text.lineStarts
    func bytes(_ places: [ParseTree.Place]) -> [Int] {
      places.compactMap { place in
        guard lines.indices.contains(place.line - 1) else { return nil }
        let byte = lines[place.line - 1] + place.column - 1
        return byte < text.size ? byte : nil
      }
    }
    var refusals = attributes(
      at: bytes(tree.attributes), ofTypes: tree.typeAttributes,
      lastImport: bytes(tree.imports).max() ?? 0, in: text
    ).map { place, name in
      Refusal(
        path: path, line: text.line(at: place), what: "`@\(name)`",
        why: "it changes what the compiler and the linker do with your code. Write it without.")
    }
    if tree.isUnsafe || text.areUnsafe(loops: bytes(tree.loops)) {
      refusals.append(
        Refusal(
          path: path, line: text.onlyUnsafeLine, what: "the word `unsafe`",
          why: "it lets code reach memory that is not its own. Do without pointers and raw memory;"
            + " `nonisolated(unsafe)` is fine."))
    }
    return refusals + hidden(in: text, path)
  }

  /// Refuses words behind an `#if` wherever they stand, comments too: the tree does not show all of the code.
  private func hidden(in text: SourceText, _ path: String) -> [Refusal] {
    let (attributes, unsafes) = text.behindConditions
    let why =
      "behind an `#if` it cannot be told from code, even in a comment. Leave one of them out."
    return attributes.prefix(10).map { place in
      Refusal(path: path, line: text.line(at: place), what: "`@\(text.name(at: place))`", why: why)
    }
      + unsafes.prefix(1).map { place in
        Refusal(path: path, line: text.line(at: place), what: "the word `unsafe`", why: why)
      }
  }

  private static func tooMuch(_ path: String) -> Refusal {
    Refusal(
      path: path, what: "so much that must be looked through",
      why:
        "long files with many attributes, or with the word `unsafe`, take too long. Shorten them.")
  }

  /// The attributes that are refused, by their places.
  private func attributes(
    at declared: [Int], ofTypes: [String], lastImport: Int, in text: SourceText
  ) -> [(place: Int, name: String)] {
    // The tree does not show attributes of imports.
    let beforeImports = text.suspectAttributes.filter { suspect in
      suspect < lastImport && !text.isInLineComment(suspect)
    }.map { $0 + 1 }
    let named = (declared + beforeImports).map { (place: $0, name: text.name(at: $0)) }
    return named.filter { _, name in
      name.hasPrefix("_") || name.isEmpty || SourceText.refusedAttributes.contains(name)
    }
      + ofTypes.map { name in
        (text.suspectAttributes.first { text.name(at: $0 + 1) == name } ?? 0, name)
      }
  }

  /// Lets the compiler read a file as it will when it compiles it.
  private func asked(
    _ mode: String, about path: String, _ more: [String] = []
  ) async throws -> String {
    var process = compiler.toolchain.process(
      [compiler.recipe.frontend, "-frontend", mode, path] + compiler.flags(for: module) + more,
      in: module.directory)
    process.outputLimit = Self.outputLimit
    let result = try await process.run()
    guard case .exited = result.ending else {
      throw Diagnostics(
        text: "\(path): the compiler did not finish reading this file.", isSettled: false)
    }
    return result.output
  }
}
