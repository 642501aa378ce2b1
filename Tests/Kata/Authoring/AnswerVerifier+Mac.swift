extension AnswerVerifier {
  /// Proves that the suite and the tests of the solution use no folder but the run's own, wherever Foundation has one.
  func asOnMac(_ solved: ChapterBuilder) async throws -> Proof {
    try await Proof("the solution passes where a Mac has its temporary files") {
      let key = "\(solved.keys.suiteVerdict)-\(solved.keys.testsVerdict)"
      return try await kept.runs("macRuns", key, holds: \.isEmpty) {
        let programs = [
          try await solved.programs.suite(untouched: false),
          try await solved.programs.learnersTests(untouched: false),
        ]
        return try await programs.inOrder(failures).flatMap(\.self)
      }
    }
  }

  /// The tests that fail as on a Mac, with reasons.
  private func failures(in program: TestProgram) async throws -> [String] {
    var program = program
    guard var launcher = program.launcher as? LinkedProgram else { return [] }
    launcher.isAsOnMac = true
    program.launcher = launcher
    return try await program.run().filter { $0.status != .passed }
      .map { "\"\($0.name)\" \($0.status.rawValue): \($0.findings.first?.text ?? "")" }
  }
}
