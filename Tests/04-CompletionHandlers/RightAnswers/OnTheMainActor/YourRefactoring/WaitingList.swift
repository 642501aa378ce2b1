import Foundation

/// Those who are still to be told, under a lock.
final class WaitingList: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [Answer] = []

  var isEmpty: Bool { lock.withLock { answers.isEmpty } }

  /// Adds one, and says how many wait now.
  func add(_ answer: @escaping Answer) -> Int {
    lock.withLock {
      answers.append(answer)
      return answers.count
    }
  }

  /// Tells everybody, and nobody twice.
  func tell(_ isLinked: Bool, _ error: NSError?) {
    let told = lock.withLock {
      defer { answers = [] }
      return answers
    }
    for answer in told { answer(isLinked, error) }
  }
}
