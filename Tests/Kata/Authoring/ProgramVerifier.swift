import Foundation

/// Proves that a chapter's program plays its scenes, and that its legacy code compiles alone.
struct ProgramVerifier {
  let chapter: Chapter
  let workbench: Workbench

  /// A played scene, with the name under which a lesson quotes it.
  typealias Showing = (name: String, result: Subprocess.Result)

  /// Plays all scenes of the untouched chapter, and the learner's scene on the solution, each as in the program's first
  /// run.
  func played() async throws -> [Showing] {
    let untouched = try await program(untouched: true)
    let solved = try await program(untouched: false)
    let scenes = (Scene.usual + chapter.scenes).map { scene in
      ((["run"] + scene.arguments).joined(separator: " "), scene, untouched)
    }
    return try await (scenes + [("run yours, solved", .yours, solved)]).inOrder {
      name, scene, program in (name, try await play(scene, of: program))
    }
  }

  /// The output of each scene, by the name under which a lesson quotes it.
  func outputs(of showings: [Showing]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: showings.map { ($0.name, $0.result.output) })
  }

  /// The pictures of the legacy and the refactored code, by the names under which a lesson quotes them; none where
  /// they cannot be drawn.
  func seams() async throws -> [String: String] {
    guard workbench.compiler.way == .direct else { return [:] }
    let graph = try await solved().seamGraph(untouched: true)
    return Dictionary(
      uniqueKeysWithValues: [Scene.legacy, .refactored].map {
        ("seams \($0.name)", SeamReport(graph: graph, scene: $0).text(.plain))
      })
  }

  /// Writes the program's output to the files of the suite that the program makes. Returns no remarks.
  func fix(_ outputs: [String: String]) throws -> [String] {
    for file in try untrueFiles(outputs) {
      guard let output = outputs[file.source] else { continue }
      try TemporaryFiles.write(output, to: chapter.suite.appending(path: file.name))
    }
    return []
  }

  /// The proof that the program played its scenes, and that the files which it makes are up to date.
  func proof(_ showings: [Showing], _ outputs: [String: String]) throws -> Proof {
    let failed = showings.filter { $0.result.ending != .exited(0) || $0.result.output.isEmpty }
    return try Proof(
      "the program plays its scenes, and its files are up to date",
      objections: failed.map { "`\($0.name)` ends with \($0.result.ending):\n\($0.result.output)" }
        + untrueFiles(outputs).map { name, source in
          "\(chapter.suitePath)/\(name) "
            + (outputs[source] == nil
              ? "says that `\(source)` writes it, which the program does not play"
              : "is not as `\(source)` writes it. `kata verify \(chapter.number) --fix` puts that there.")
        })
  }

  /// The files of the suite whose first line names a scene, and that differ from this scene's output.
  private func untrueFiles(_ outputs: [String: String]) throws -> [(name: String, source: String)] {
    let suite = try SourceTree(topLevelOf: chapter.suite)
    return try zip(suite.paths, suite.files).compactMap { name, file in
      let text = try String(textOf: file)
      let head = text.prefixMatch(of: /\/\/ Written by `swift run kata run \d+ (\w+)`/)
      return head.map { (name, "run \($0.output.1)") }.flatMap { outputs[$0.1] == text ? nil : $0 }
    }
  }

  /// Proves that the legacy code compiles without the chapter's other code.
  func legacyStandsAlone() async throws -> Proof {
    try await Proof("Legacy needs no other folder of the chapter") {
      try await solved().programs.compileLegacyAlone()
      return []
    }
  }

  private func solved() async throws -> ChapterBuilder {
    try await ChapterBuilder(workbench, chapter, of: .solutions(of: chapter))
  }

  private func program(untouched: Bool) async throws -> URL {
    do { return try await solved().programs.program(untouched: untouched) } catch let diagnostics
      as Diagnostics
    {
      throw Failure.grader("The program of \(chapter.id) does not build:\n\(diagnostics.text)")
    }
  }

  private func play(_ scene: Scene, of program: URL) async throws -> Subprocess.Result {
    let folder = try workbench.store.temporaryFolder()
    // With a manifest here, the program takes this folder for the workbook, and keeps its files in it.
    try Data().write(to: folder.place.appending(path: "Package.swift"))
    return try await Subprocess(
      executable: program, arguments: scene.arguments, directory: folder.place,
      environment: ProcessInfo.processInfo.environment, timeLimit: 10
    ).run()
  }
}
