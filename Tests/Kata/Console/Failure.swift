import Foundation

/// Why a command could not do its work, in a sentence for the user who typed it.
struct Failure: Error, Sendable {
  let message: String
  let exitCode: ExitCode

  /// The user asked for something that does not exist.
  static func usage(_ message: String) -> Failure {
    Failure(message: message, exitCode: .wrongUsage)
  }

  /// The grader itself could not work: nothing is said about the learner's code.
  static func grader(_ message: String) -> Failure {
    Failure(message: message, exitCode: .graderFailed)
  }

  /// What to say of any error: its own sentence, or else the system's.
  static func message(of error: any Error) -> String {
    (error as? Failure)?.message ?? (error as NSError).localizedDescription
  }
}
