@testable import HumbleObject

/// A client that answers at once.
final class DraftClientStub: DraftStoring {
  private let kept: String
  private(set) var saved: [String] = []
  var saveResult: Result<Void, DraftError> = .success(())

  init(kept: String = "") { self.kept = kept }

  func load(_ answer: @escaping (Result<String, DraftError>) -> Void) { answer(.success(kept)) }

  func save(_ text: String, _ answer: @escaping (Result<Void, DraftError>) -> Void) {
    saved.append(text)
    answer(saveResult)
  }
}
