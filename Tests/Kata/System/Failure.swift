import Foundation

/// Why a command could not do its work, in a sentence for the user who typed it.
struct Failure: LocalizedError, Sendable {
  let message: String
  let exitCode: ExitCode
  var errorDescription: String? { message }

  /// The user asked for something that does not exist.
  static func usage(_ message: String) -> Failure {
    Failure(message: message, exitCode: .wrongUsage)
  }

  /// The grader itself could not work: nothing is said about the learner's code.
  static func grader(_ message: String) -> Failure {
    Failure(message: message, exitCode: .graderFailed)
  }

  /// The grader itself could not do something, because an error was thrown.
  static func grader(_ what: String, because error: any Error, _ advice: String = "") -> Failure {
    grader("\(what): \((error as NSError).localizedDescription)\(advice)")
  }

  /// The grader itself could not do something, because the system refused it with an error's number.
  static func grader(_ what: String, because number: Int32) -> Failure {
    grader("\(what): \(String(cString: strerror(number))).")
  }
}
