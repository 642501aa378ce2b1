import Foundation

/// The reason why a command could not do its work, in a sentence for the user who typed it.
struct Failure: LocalizedError, Sendable {
  let message: String
  let exitCode: ExitCode
  var errorDescription: String? { message }

  /// A wrong argument or environment variable.
  static func usage(_ message: String) -> Failure {
    Failure(message: message, exitCode: .wrongUsage)
  }

  /// A failure of the grader itself, which says nothing about the learner's code.
  static func grader(_ message: String) -> Failure {
    Failure(message: message, exitCode: .graderFailed)
  }

  /// A failure of the grader itself, caused by a thrown error.
  static func grader(_ what: String, because error: any Error, _ advice: String = "") -> Failure {
    // Foundation's own sentence may be a number.
    if let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError {
      return grader("\(what): \(String(cString: strerror(cause.code.rawValue))).\(advice)")
    }
    return grader("\(what): \((error as NSError).localizedDescription)\(advice)")
  }

  /// A failure of the grader itself, caused by a system call; `number` is its `errno`.
  static func grader(_ what: String, because number: Int32) -> Failure {
    grader("\(what): \(String(cString: strerror(number))).")
  }
}
