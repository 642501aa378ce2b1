import Foundation

extension Subprocess.Result {
  /// The result of a program in a sandbox, without what the sandbox adds.
  ///
  /// - Throws: ``Failure`` when the sandbox never stood, so that the program did not run at all.
  func asSeenInside() throws -> Self {
    guard report.first == UInt8(ascii: "\n") else {
      if ending == .timedOut { return self }
      throw Failure.grader(
        "The sandbox does not work: \(output.split(separator: "\n").first ?? "it says nothing")."
          + " Is this machine out of memory? Try again, or try `--sandbox off`.")
    }
    var ending = ending
    if case .exited(let code) = ending, code > 128 { ending = .signalled(code - 128) }
    return Self(
      ending: ending, output: output, report: Data(report.dropFirst()), duration: duration)
  }
}
