import Foundation

/// The callers who are still to be told, under a lock.
final class WaitingList: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [Answer] = []

  var isEmpty: Bool { lock.withLock { answers.isEmpty } }

  /// Adds a caller, and returns how many wait now.
  func add(_ answer: @escaping Answer) -> Int {
    lock.withLock {
      answers.append(answer)
      return answers.count
    }
  }

  /// Tells all callers, only once.
  func tell(_ isLinked: Bool, _ error: NSError?) {
    let told = lock.withLock {
      defer { answers = [] }
      return answers
    }
    for answer in told { answer(isLinked, error) }
  }
}
