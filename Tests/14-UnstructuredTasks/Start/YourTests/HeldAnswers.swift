/// Requests that wait for the answers of a test, in any order. An answer that comes before its request is kept for it.
@MainActor final class HeldAnswers<Key: Hashable, Answer: Sendable> {
  private var requests: [Key: [CheckedContinuation<Answer, any Error>]] = [:]
  private var answers: [Key: [Result<Answer, any Error>]] = [:]

  /// Waits for the next answer to a request, whether its task is cancelled or not.
  func answer(to key: Key) async throws -> Answer {
    if let kept = answers[key]?.first {
      answers[key]?.removeFirst()
      return try kept.get()
    }
    return try await withCheckedThrowingContinuation { requests[key, default: []].append($0) }
  }

  /// Answers the oldest request.
  func give(_ answer: Result<Answer, any Error>, to key: Key) {
    if let request = requests[key]?.first {
      requests[key]?.removeFirst()
      request.resume(with: answer)
    } else {
      answers[key, default: []].append(answer)
    }
  }
}
