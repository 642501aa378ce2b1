@testable import HumbleObject

/// A client that answers when a test says so.
final class ManualDraftClient: DraftStoring {
  private var loads: [(Result<String, DraftError>) -> Void] = []

  func load(_ answer: @escaping (Result<String, DraftError>) -> Void) {
    loads.append(answer)
  }

  func save(_ text: String, _ answer: @escaping (Result<Void, DraftError>) -> Void) {}

  /// Answers the requests for the draft.
  func answerLoad(_ result: Result<String, DraftError>) {
    for answer in loads { answer(result) }
    loads = []
  }
}
