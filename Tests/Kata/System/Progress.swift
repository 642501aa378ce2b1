import Foundation
import Synchronization

/// Reports slow steps on standard error: on a terminal on one line that changes, elsewhere on plain lines. `show`
/// replaces standard error.
final class Progress: Sendable {
  /// A step, in a chapter or, for ``grading``, in a submission.
  enum Step: Sendable {
    case building(String)
    case guards, suite, original, confirmation
    /// A submission is graded, after some of all; the seconds to go are nil while they cannot be told.
    case grading(done: Int, of: Int, seconds: Double?)
    case mutants(done: Int, of: Int)
    /// Tests with these names run, and nothing has happened for a while.
    case waiting([String])

    /// The step in words; with `counting`, also the number of mutants done.
    func text(counting: Bool) -> String {
      switch self {
      case .building(let what): "building \(what)"
      case .guards: "finding the guards of the suite, once"
      case .suite: "your refactoring by the suite"
      case .original: "your tests on the original and its variants"
      case .mutants(let done, let total): counting ? "mutants \(done)/\(total)" : "mutants"
      case .confirmation: "the tests that killed, once more"
      case .grading: "grading"
      case .waiting(let names):
        "still running: \"\(names.first ?? "?")\""
          + (names.count > 1 ? " and \(names.count - 1) more" : "")
      }
    }
  }

  private let isTerminal =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  private let said = Mutex<Set<String>>([])
  /// The progress of grading a class, which stands behind each step on a terminal.
  private let rest = Mutex("")
  private let show: (@Sendable (Step, String) -> Void)?

  /// - Parameter show: Called with each step and its chapter or submission, instead of writing to standard error.
  init(show: (@Sendable (Step, String) -> Void)? = nil) { self.show = show }

  /// Reports a step, or its progress. `subject` is a chapter's id or a submission's path.
  func say(_ step: Step, of subject: String) {
    if let show { return show(step, subject) }
    let text = step.text(counting: isTerminal)
    var message = "\(subject): \(text)"
    if case .grading(let done, let total, let seconds) = step {
      message = "\(text) \(subject)"
      rest.withLock { $0 = Self.rest(done, total, seconds) }
    }
    if isTerminal { message += rest.withLock(\.self) }
    message = Style.harmlessName(message)
    said.withLock { [message] said in
      guard said.insert(message).inserted || isTerminal else { return }
      Console.complain(isTerminal ? "\r\u{1b}[K\(message) …" : "\(message)\n")
    }
  }

  /// The submissions done and left, and the time to go.
  private static func rest(_ done: Int, _ total: Int, _ seconds: Double?) -> String {
    guard total > 1 else { return "" }
    let time = seconds.map { $0 < 90 ? "\(Int($0)) s" : "\(Int(($0 / 60).rounded(.up))) min" }
    return " (\(done) done, \(total - done) left\(time.map { ", about \($0) to go" } ?? ""))"
  }

  /// Erases the line, before a report is printed.
  func clear() {
    said.withLock { said in
      if isTerminal, !said.isEmpty { Console.complain("\r\u{1b}[K") }
      said = []
    }
  }
}
