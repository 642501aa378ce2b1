extension AnswerVerifier {
  /// Proves that the suite and the tests of the solution use no folder but the run's own, wherever Foundation has one. If
  /// SwiftPM starts the tests, there is no proof.
  func asOnMac(_ solved: ChapterBuilder) async throws -> [Proof] {
    guard solved.compiler.way == .direct else { return [] }
    return [
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
    ]
  }

  /// The tests that fail as on a Mac, with reasons.
  private func failures(in program: TestProgram) async throws -> [String] {
    var program = program
    guard var launcher = program.launcher as? LinkedProgram else { return ["it is not linked"] }
    launcher.isAsOnMac = true
    program.launcher = launcher
    let records = try await program.run()
    if records.isEmpty { return ["no test ran"] }
    return records.filter { $0.status != .passed }
      .map { "\"\($0.name)\" \($0.status.rawValue): \($0.findings.first?.text ?? "")" }
  }
}
