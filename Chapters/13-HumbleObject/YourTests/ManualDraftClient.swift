@testable import HumbleObject

/// A client that answers when a test says so.
final class ManualDraftClient: DraftStoring {
  private var loads: [(Result<String, DraftError>) -> Void] = []

  func load(_ answer: @escaping (Result<String, DraftError>) -> Void) {
    loads.append(answer)
  }

  func save(_ text: String, _ answer: @escaping (Result<Void, DraftError>) -> Void) {}

  /// Answers the oldest request for the draft.
  func answerLoad(_ result: Result<String, DraftError>) {
    loads.removeFirst()(result)
  }
}
