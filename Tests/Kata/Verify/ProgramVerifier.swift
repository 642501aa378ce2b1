import Foundation

/// Proves that a chapter's program plays its scenes, and that its legacy code stands alone.
struct ProgramVerifier {
  let chapter: Chapter
  let judge: Judge

  /// A run of the program, by the name that a lesson quotes it under.
  private struct Showing {
    let name: String
    let scene: Scene
    let program: URL
  }

  /// Plays all scenes of the untouched chapter, and the learner's scene on the solution.
  ///
  /// - Returns: What speaks against them, and what was printed, by the name that a lesson quotes it under: each as
  ///   it is when the program runs for the first time.
  /// - Throws: ``Failure`` when the grader could not work.
  func played() async throws -> (objections: [String], outputs: [String: String]) {
    let untouched = try await program(with: Submission(root: judge.workbook.root), for: .legacy)
    let solved = try await program(
      with: Submission(root: judge.workbook.root.appending(path: "Solutions")), for: .yours)
    let showings =
      (Scene.usual + chapter.scenes).map { scene in
        Showing(
          name: (["run"] + scene.arguments).joined(separator: " "), scene: scene,
          program: untouched)
      } + [Showing(name: "run yours, solved", scene: .yours, program: solved)]
    var outputs: [String: String] = [:]
    var objections: [String] = []
    for showing in showings {
      let result = try await play(showing.scene, of: showing.program)
      outputs[showing.name] = result.output
      if result.ending != .exited(0) || result.output.isEmpty {
        objections.append("`\(showing.name)` ends with \(result.ending):\n\(result.output)")
      }
    }
    return (objections, outputs)
  }

  /// The proof that the program plays its scenes, and that the files which it writes are as it writes them.
  ///
  /// - Parameters:
  ///   - objections: What speaks against the scenes.
  ///   - outputs: What they printed, by the name that a lesson quotes it under.
  /// - Returns: The proof.
  /// - Throws: An error of the file system.
  func proof(_ objections: [String], _ outputs: [String: String]) throws -> Proof {
    try Proof(
      "the program plays its scenes, and writes what is written",
      objections: objections
        + WrittenFile.all(in: chapter).compactMap { $0.objection(outputs, in: chapter) })
  }

  /// Compiles the legacy code as if there were no other.
  func legacyStandsAlone() async throws -> Proof {
    let claim = "Legacy needs no other folder of the chapter"
    return try await judge.prepared(chapter, Submission(root: judge.workbook.root)) {
      workshop, _ in
      do {
        try await workshop.builder.compileLegacyAlone()
        return Proof(claim, objections: [])
      } catch let diagnostics as Diagnostics {
        return Proof(claim, objections: [diagnostics.text])
      }
    }
  }

  private func program(with submission: Submission, for scene: Scene) async throws -> URL {
    do {
      return try await judge.program(of: chapter, for: scene, of: submission)
    } catch let diagnostics as Diagnostics {
      throw Failure.grader("The program of \(chapter.id) does not build:\n\(diagnostics.text)")
    }
  }

  private func play(_ scene: Scene, of program: URL) async throws -> Subprocess.Result {
    try await judge.store.withTemporaryFolder { folder in
      // With a manifest here the program takes the folder for the workbook, and keeps its files in it.
      try Data().write(to: folder.appending(path: "Package.swift"))
      return try await Subprocess(
        executable: program, arguments: scene.arguments, directory: folder,
        environment: ProcessInfo.processInfo.environment, timeLimit: 10
      ).run()
    }
  }
}
