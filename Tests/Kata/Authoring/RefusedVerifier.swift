import Foundation

/// Proves that the compiler refuses what a lesson says it refuses, and in these words.
///
/// The cause is a diff in `Refused`, made of the untouched chapter. The errors stand in fences ` ```text refused NAME `,
/// without their places. A fence ` ```swift refused NAME ` shows code of the diff.
struct RefusedVerifier {
  let chapter: Chapter
  let workbench: Workbench
  let kept: KeptProofs

  func proof() async throws -> Proof {
    try await Proof("the compiler refuses what the lesson says, in its words") {
      let lesson = Lesson(of: chapter)
      let diffs = try chapter.refused
      let errors = lesson.quotes("text").filter { $0.refusedDiff != nil }
      let code = lesson.quotes("swift").filter { $0.refusedDiff != nil }
      let names = diffs.map(\.id)
      let unknown = (errors + code).filter { !names.contains($0.refusedDiff ?? "") }
      return try await unproven(in: lesson)
        + unknown.map { "README.md quotes `\($0.info)`, and \(folder) has no such diff" }
        + diffs.flatMap { diff in
          objections(to: diff, shownBy: code.filter { $0.refusedDiff == diff.id })
        } + untrue(errors, of: diffs)
    }
  }

  private var folder: String { "\(chapter.suitePath)/Refused" }

  /// Objections to blocks that begin with an error and name no diff.
  private func unproven(in lesson: Lesson) -> [String] {
    lesson.text.matches(of: /\n```(?<fence>[^\n]*)\n(?<line>error: [^\n]*)/)
      .filter { !$0.fence.hasPrefix("text refused ") }
      .map {
        "README.md quotes an error that no diff proves, in a fence ```\($0.fence): \($0.line)"
      }
  }

  private func objections(to diff: PlantedDiff, shownBy quotes: [Lesson.Quote]) -> [String] {
    let code = diff.diff.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }.joined(separator: "\n")
    let untrue = quotes.filter { $0.fresh(in: code) == nil }
    return untrue.map { "README.md quotes `\($0.info)`, which has no such lines: \($0.lines[0])" }
      + (diff.message.hasSuffix(".") ? [] : ["\(diff.id) has no sentence on top"])
  }

  /// Objections to errors that the compiler does not report, and to diffs that it accepts, or whose errors no block shows.
  /// If SwiftPM builds, no errors are looked at.
  private func untrue(
    _ quotes: [Lesson.Quote], of diffs: [PlantedDiff]
  ) async throws -> [String] {
    let builder = try await ChapterBuilder(
      workbench, chapter, of: .solutions(of: chapter), planting: diffs)
    return try await diffs.inOrder { diff -> [String] in
      let quotes = quotes.filter { quote in
        quote.refusedDiff == diff.id && quote.lines.contains { $0.hasPrefix("error: ") }
      }
      if quotes.isEmpty {
        return ["README.md quotes no error of \(diff.id): a fence is ```text refused \(diff.id)"]
      }
      guard builder.compiler.way == .direct else { return [] }
      let key = "\(builder.keys.given)-\(try builder.keys.key(of: diff))"
      let messages = try await kept.runs("refusals", key, holds: { !$0.isEmpty }) {
        try await report(on: diff, builder)
      }
      if messages.isEmpty { return ["\(folder)/\(diff.id).diff compiles"] }
      return quotes.flatMap { Self.objections(to: $0, messages) }
    }.flatMap(\.self)
  }

  /// The compiler of another version may find other words. Nothing replaces the lesson's without its author.
  private static func objections(to quote: Lesson.Quote, _ messages: [String]) -> [String] {
    var rest = messages
    return quote.lines.filter { !["", "…", "..."].contains($0) }.compactMap { line in
      let parts = line.components(separatedBy: "…").map(NSRegularExpression.escapedPattern)
      let pattern = try? Regex(parts.joined(separator: ".*"))
      let place = rest.firstIndex { message in
        pattern.map { message.wholeMatch(of: $0) != nil } ?? false
      }
      if let place {
        rest.remove(at: place)
        return nil
      }
      return "README.md quotes `\(quote.info)`: \(line)\nThe compiler here says:\n"
        + messages.joined(separator: "\n") + "\nDecide which of them the lesson shows."
    }
  }

  /// The compiler's errors and notes about the untouched chapter with a diff, without their places; empty if it compiles.
  private func report(
    on diff: PlantedDiff, _ builder: ChapterBuilder
  ) async throws -> [String] {
    let temporary = try workbench.store.temporaryFolder()
    let folder = temporary.place
    try chapter.copyCode(with: chapter.start, to: folder)
    try await diff.apply(in: folder)
    // A diff may change the chapter's language mode.
    let manifest = try String(textOf: folder.appending(path: "Package.swift"))
    let id = chapter.id
    let changed = try Chapter.named(inManifest: manifest, root: chapter.root).first { $0.id == id }
    let chapter = changed ?? chapter
    let platform = try await builder.platform().folder
    let compiler = workbench.compiler
    do {
      var imports = [platform, folder]
      if diff.namedFiles.allSatisfy({ $0.hasPrefix("\(Turn.tests.rawValue)/") }) {
        imports = [platform, try await builder.start().folder]
      } else {
        let module = Compiler.Module(
          name: chapter.module, flags: chapter.compilerFlags, directory: folder,
          sources: try SourceTree(
            root: folder, folders: Chapter.rooms + [Turn.refactoring.rawValue]
          ).paths,
          imports: [platform])
        try await compiler.typecheck(module, to: folder)
        try await compiler.emitInterface(of: module, to: folder)
      }
      let tests = try SourceTree(root: folder, folders: [Turn.tests.rawValue])
      var module = builder.testsModule(tests, imports: imports)
      module.flags = chapter.compilerFlags
      try await compiler.typecheck(module, to: folder)
      return []
    } catch let diagnostics as Diagnostics {
      // Some errors begin with two blanks.
      let message = /(?m)^\S.*?:\d+:\d+: (?<kind>error|note): +(?<text>.*)$/
      let messages = diagnostics.text.matches(of: message).map { "\($0.kind): \($0.text)" }
      if messages.isEmpty { throw diagnostics }
      return messages
    }
  }
}
