import Foundation
import Synchronization

/// Runs for a learner who reads the output, and for no verdict.
extension TestProgram {
  /// The tests of the program, of which none is run.
  func list() async throws -> [TestRecord] {
    var lister = self
    lister.launcher.onlyLists = true
    let run = try await lister.runOnce(only: nil)
    guard !run.tests.isEmpty || run.isWhole else { throw noTests(run) }
    return run.tests
  }

  /// Runs tests once, while a reader sees the output. If the run is not whole, more runs, which the reader does not see,
  /// find the test to blame. ``Diagnostics`` say that the run is not whole and no test is to blame.
  func run(only chosen: [TestRecord]?, for reader: OutputReader) async throws -> [TestRecord] {
    var shown = self
    shown.launcher.reader = reader
    let first = try await shown.runOnce(only: chosen)
    let found = try await settled(first, of: chosen)
    if first.isWhole || found.contains(where: \.hasEndedBadly) { return found }
    let blamed = blamed(found, for: first)
    guard blamed.contains(where: \.hasEndedBadly) else {
      throw Diagnostics(text: "The tests' program " + trouble(in: first), isSettled: false)
    }
    return blamed
  }

  /// The results and the outputs of several runs of tests together, each in a new process.
  func run(
    only chosen: [TestRecord]?, times: Int, isColored: Bool
  ) async throws -> [(result: RunResult, output: String)] {
    try await Array(repeating: self, count: times).inOrder { program in
      let output = Mutex(Data())
      var program = program
      program.launcher.reader = OutputReader(isColored: isColored) { bytes in
        output.withLock { $0 += bytes }
      }
      let result = try await program.runOnce(only: chosen)
      return (result, output.withLock { String(decoding: $0, as: UTF8.self) })
    }
  }
}
