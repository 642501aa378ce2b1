import Foundation

/// Tries once whether `kata`'s calls of this toolchain build and run tests.
///
/// The probe's tests need a library, as a learner's tests need a mutant. One must pass, and one must fail.
struct Probe {
  let toolchain: Toolchain
  let store: Store
  let workbook: Workbook

  private static let chapter = """
    struct Answer { var value: Int { 42 } }

    """

  private static let tests = """
    import Testing
    @testable import ProbeChapter

    @Test func passes() { #expect(Answer().value == 42) }
    @Test func fails() { #expect(Answer().value == 41) }

    """

  /// The file with the errors of the last probe that failed.
  var log: URL { store.root.appending(path: "probe.log") }

  /// The compiler, and the way to build with it. Both are found once for each toolchain and kept.
  func compiler() async throws -> Compiler {
    var compiler = Compiler(
      toolchain: toolchain, recipe: try await recipe(),
      moduleMap: workbook.root.appending(path: "Chapters/CSQLite/module.modulemap"),
      moduleCache: Host.runningSystem.canKeepModules() ? nil : store.root.appending(path: "modules")
    )
    compiler.way = if let way = try BuildWay.chosen() { way } else { try await way(compiler) }
    return compiler
  }

  private func recipe() async throws -> Recipe {
    let known: Recipe? = store.value("toolchain", "recipe")
    if let known, known.madeFrom == Recipe.sources(toolchain) { return known }
    let folder = try store.temporaryFolder()
    let recipe = try await Recipe(
      of: toolchain, kata: workbook.hashOfKata(in: folder.place), folder: folder.place)
    try store.keep(recipe, "toolchain", "recipe")
    return recipe
  }

  private func way(_ compiler: Compiler) async throws -> BuildWay {
    let known: Finding? = store.value("toolchain", "probe")
    if let known, known.madeFrom == compiler.recipe.madeFrom { return known.way }
    let found = Finding(madeFrom: compiler.recipe.madeFrom, way: try await tried(compiler))
    try store.keep(found, "toolchain", "probe")
    return found.way
  }

  /// The result of a probe, and all that it depends on.
  private struct Finding: Codable {
    let madeFrom: String
    let way: BuildWay
  }

  private func tried(_ compiler: Compiler) async throws -> BuildWay {
    let folder = try store.temporaryFolder()
    do {
      try await run(compiler, in: folder.place)
      return .direct
    } catch let diagnostics as Diagnostics {
      // A probe that was killed, had no room, or took too long on a busy machine says nothing about the toolchain.
      guard TemporaryFiles.hasRoom(TemporaryFiles.leastRoom, in: store.root) else {
        throw TemporaryFiles.fullDisk(at: store.root)
      }
      guard diagnostics.isSettled else {
        throw Failure.grader(
          "The compiler could not be tried. Nothing was judged: try again. \(diagnostics.text)")
      }
      let (swiftc, version) = (toolchain.swiftc.path, compiler.recipe.version)
      try TemporaryFiles.write("\(swiftc) (\(version)):\n\n\(diagnostics.text)\n", to: log)
      return .packages(
        reason:
          "kata's own calls of this compiler fail (\(cause(diagnostics, compiler.recipe.host))); see \(log.path)"
      )
    }
  }

  /// The reason why the probe failed, in few words.
  private func cause(_ diagnostics: Diagnostics, _ host: Host) -> String {
    if host.system == .macOS, host.testing == nil {
      return
        "there is no Swift Testing beside \(host.tools.path): older Command Line Tools have none,"
        + " newer ones, Xcode and the toolchains of swift.org do"
    }
    let lines = diagnostics.text.split(separator: "\n")
    let line = lines.first { $0.contains("error: ") } ?? lines.first ?? "it says nothing"
    let message = Style.harmlessName(String(line.replacing(#/^.*?error: /#, with: "")))
    return message.count > 100 ? message.prefix(100) + "…" : message
  }

  private func run(_ compiler: Compiler, in folder: URL) async throws {
    let host = compiler.recipe.host
    let flags = ["-swift-version", "6"]
    let sources = ["Chapter.swift": Self.chapter, "Tests.swift": Self.tests]
    for (name, text) in sources { try TemporaryFiles.write(text, to: folder.appending(path: name)) }
    try TemporaryFiles.copy(
      workbook.root.appending(path: "Tests/Judged/\(ChapterBuilder.runner)"),
      to: folder.appending(path: ChapterBuilder.runner))
    func module(_ name: String, _ source: String, isProgram: Bool = false) -> Compiler.Module {
      Compiler.Module(
        name: name, flags: flags, directory: folder, sources: [source], imports: [folder],
        isProgram: isProgram)
    }
    let chapter = module("ProbeChapter", "Chapter.swift")
    try await compiler.build(chapter.sources, of: chapter, to: folder)
    let library = folder.appending(path: host.libraryName)
    func object(_ source: String) -> URL {
      folder.appending(path: Compiler.objectName(for: source))
    }
    try await compiler.link(
      [object("Chapter.swift")], to: library, as: .library, flags: host.libraryFlags)
    try host.hideSize(of: library)
    for part in [
      module("ProbeTests", "Tests.swift"), module("Runner", ChapterBuilder.runner, isProgram: true),
    ] { try await compiler.compile(part.sources, of: part, to: folder) }
    let program = folder.appending(path: "probe")
    try await compiler.link(
      [object("Tests.swift"), object(ChapterBuilder.runner), library], to: program,
      flags: host.besideFlags)
    let found = try await TestProgram(launcher: LinkedProgram(file: program), silenceLimit: 20)
      .run()
    let statuses = found.map { "\($0.name) \($0.status.rawValue)" }.sorted()
    guard statuses == ["fails() failed", "passes() passed"] else {
      throw Diagnostics(
        text: "Its tests came out wrong: \(statuses.joined(separator: ", ")).",
        isSettled: found.allSatisfy(\.isSettled))
    }
  }
}
