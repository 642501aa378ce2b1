import Platform

/// The part of a client that the editor uses.
protocol DraftStoring {
  func load(_ answer: @escaping (Result<String, DraftError>) -> Void)
  func save(_ text: String, _ answer: @escaping (Result<Void, DraftError>) -> Void)
}

extension DraftClient: DraftStoring {}
