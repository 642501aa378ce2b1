import Foundation

/// What callers were told, in order.
final class AnswerLog {
  private(set) var answers: [String] = []

  func add(_ isOn: Bool, _ error: NSError?) {
    answers.append(isOn ? "yes" : "no \(error.map { "\($0.domain) \($0.code)" } ?? "")")
  }
}
