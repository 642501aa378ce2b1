@testable import HumbleObject

/// The editor's screen in a tunnel: the draft is empty, and each save fails at once.
final class TunnelScreen: EditorScreen {
  override func makeClient() -> any DraftStoring { TunnelClient() }
}

/// A client whose saves never get through.
private final class TunnelClient: DraftStoring {
  func load(_ answer: @escaping (Result<String, DraftError>) -> Void) {
    answer(.success(""))
  }

  func save(_ text: String, _ answer: @escaping (Result<Void, DraftError>) -> Void) {
    answer(.failure(.noAnswer))
  }
}
