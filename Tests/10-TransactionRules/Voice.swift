import Foundation
import Testing

/// What a child process says, apart from what a learner's code prints there.
nonisolated struct Voice: Codable, Sendable {
  // On both sides of a line: no learner's code knows it.
  private var mark = UUID().uuidString

  /// Says a line, in the child process.
  func callAsFunction(_ line: String) {
    FileHandle.standardOutput.write(Data("\(mark)\(line)\(mark)".utf8))
  }

  /// The lines that were said, and what else the child wrote to its standard error.
  func heard(in result: ExitTest.Result?) -> (lines: [String], errors: String) {
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let parts = output.components(separatedBy: mark)
    return (
      parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] },
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    )
  }
}
