import Foundation

/// The completions of a command line of `kata`: commands, options, chapters, scenes, and the names of what fails.
struct Completion {
  /// The words after `kata`, as a shell reads them. The last one is to be completed, and may be empty.
  let words: [String]
  let commands: [any Command.Type]
  let session: Session

  /// The texts that can stand in place of the last word.
  func candidates() async throws -> [String] {
    guard let last = words.last, let name = words.first else { return [] }
    guard words.count > 1 else { return Self.matches(last, commands.map { $0.name }) }
    guard let command = commands.first(where: { $0.name == name }) else { return [] }
    if last.hasPrefix("-") { return Self.matches(last, Self.options(of: command)) }
    let others = words[1..<(words.count - 1)].filter { !$0.hasPrefix("-") }
    if command == CompletionsCommand.self {
      return others.isEmpty ? Self.matches(last, Shell.allCases.map(\.rawValue)) : []
    }
    guard command.usage.contains("CHAPTER") else { return [] }
    let chapters = session.workbook.chapters
    if others.isEmpty || command.usage.contains("CHAPTER...") {
      return Self.matches(
        last, last.isEmpty ? chapters.map { "\($0.number)" } : chapters.map(\.module))
    }
    guard let chapter = try? session.chapter(others[0]) else { return [] }
    if command.usage.contains("SCENE") {
      let scenes = Scene.usual + chapter.scenes
      return others.count > 1 ? [] : Self.matches(last, scenes.map(\.name))
    }
    guard command.usage.contains("NAME") else { return [] }
    if command == TestCommand.self { return Self.matches(last, try testNames(in: chapter)) }
    // Several words are one name: what was typed before the last word is not typed again.
    let typed = others.dropFirst().map { $0 + " " }.joined()
    return try await Self.matches(typed + last, names(in: chapter))
      .map { String($0.dropFirst(typed.count)) }
  }

  /// The names of what fails in a chapter, as far as it was judged; otherwise of all that has hints.
  private func names(in chapter: Chapter) async throws -> [String] {
    let judge = try await session.judge()
    if let verdict = try await judge.knownVerdict(on: chapter, of: session.learner) {
      return try HintTarget.all(in: verdict, of: chapter).map(\.name)
    }
    return Hints(of: chapter).headings
  }

  /// The names of the suites and tests in a chapter's sources; nothing is built.
  private func testNames(in chapter: Chapter) throws -> [String] {
    let sources = try [
      SourceTree(root: chapter.work, folders: [Turn.tests.rawValue]),
      SourceTree(topLevelOf: chapter.suite),
    ]
    let texts = sources.flatMap(\.files).compactMap { try? String(textOf: $0) }
    let tests = texts.filter { $0.contains("@Test") }
    let types = tests.flatMap { $0.matches(of: /\b(?:struct|class|actor|enum) (\w+Tests)\b/) }
    let named = tests.flatMap { $0.matches(of: /@Test[^{}`]*?\bfunc (?:`([^`]+)`|(\w+))/) }
    return (types.map(\.output.1) + named.compactMap { $0.output.1 ?? $0.output.2 }).map(
      String.init)
  }

  /// The texts that begin so, in capitals or small letters.
  private static func matches(_ beginning: String, _ texts: [String]) -> [String] {
    texts.filter { $0.lowercased().hasPrefix(beginning.lowercased()) }
  }

  /// The options that a command's help names.
  private static func options(of command: any Command.Type) -> [String] {
    let found = command.help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }
    return Set(found + ["--help"]).sorted()
  }
}
