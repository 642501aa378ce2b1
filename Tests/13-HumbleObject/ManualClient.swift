@testable import HumbleObject

/// A client that answers when a test says so.
final class ManualClient: SearchClient {
  /// The texts of all requests.
  private(set) var asked: [String] = []
  /// The answer that is given inside the call; nil if it comes later.
  var atOnce: Result<[String], any Error>?
  private var waiting: [(Result<[String], any Error>) -> Void] = []

  func search(_ text: String, answer: @escaping (Result<[String], any Error>) -> Void) {
    asked.append(text)
    if let atOnce { answer(atOnce) } else { waiting.append(answer) }
  }

  /// Answers the oldest request.
  ///
  /// - Returns: Whether there was one.
  func answer(_ result: Result<[String], any Error>) -> Bool {
    if waiting.isEmpty { return false }
    waiting.removeFirst()(result)
    return true
  }
}
