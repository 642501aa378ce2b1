@testable import HumbleObject

/// A client that answers when a test says so.
final class ManualDraftClient: DraftStoring {
  private(set) var saved: [String] = []
  private var loads: [(Result<String, DraftError>) -> Void] = []
  private var saves: [(Result<Void, DraftError>) -> Void] = []

  func load(_ answer: @escaping (Result<String, DraftError>) -> Void) {
    loads.append(answer)
  }

  func save(_ text: String, _ answer: @escaping (Result<Void, DraftError>) -> Void) {
    saved.append(text)
    saves.append(answer)
  }

  /// Answers the requests for the draft.
  func answerLoad(_ result: Result<String, DraftError>) {
    for answer in loads { answer(result) }
    loads = []
  }

  /// Answers the oldest save.
  func answerSave(_ result: Result<Void, DraftError>) {
    if !saves.isEmpty { saves.removeFirst()(result) }
  }
}
