@testable import HumbleObject

/// A client whose saves never get through.
final class TunnelClient: DraftStoring {
  func load(_ answer: @escaping (Result<String, DraftError>) -> Void) {
    answer(.success(""))
  }

  func save(_ text: String, _ answer: @escaping (Result<Void, DraftError>) -> Void) {
    answer(.failure(.noAnswer))
  }
}
