import Foundation

/// What callers were told, in order.
final class AnswerLog {
  private(set) var answers: [String] = []
  private(set) var errors: [NSError?] = []

  func add(_ isOn: Bool, _ error: NSError?) {
    errors.append(error)
    answers.append(isOn ? "yes" : "no \(error.map { "\($0.domain) \($0.code)" } ?? "")")
  }
}
