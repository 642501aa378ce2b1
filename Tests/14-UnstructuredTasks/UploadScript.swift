import Support

@testable import UnstructuredTasks

/// Scripts of edits, answers and time for the learner's uploader and the model.
enum UploadScript {
  /// A script that makes the two differ, shortened; nil if there is none.
  static func difference(scripts: Int) async -> Counterexample? {
    await Counterexample.find(inScripts: scripts) { generator in
      let isStormy = generator.pick(from: [true, false])
      return (1...generator.pick(from: [8, 16, 32])).map { _ in
        UploadStep.any(&generator, isStormy: isStormy)
      }
    } problem: {
      await problem(in: $0)
    }
  }

  /// Plays a script on the learner's uploader and the model.
  ///
  /// - Parameters:
  ///   - steps: The script.
  ///   - isHeeded: Whether the server ends a cancelled upload.
  ///   - isSlow: Whether code that does too much gets the time to do it, after each step.
  /// - Returns: What goes wrong; nil if all goes well.
  static func problem(
    in steps: [UploadStep], isHeeded: Bool = true, isSlow: Bool = false
  ) async -> String? {
    let host = UploaderHost(isHeeded: isHeeded)
    for step in steps where host.problem == nil {
      await host.play(step)
      if isSlow { await Patience.grace() }
    }
    await host.finish()
    return host.problem
  }
}
