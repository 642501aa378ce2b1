@testable import UnstructuredTasks

/// A server that keeps each request until the test answers it. Like a real one, it does not learn that a request was
/// cancelled.
@MainActor final class HeldInboxService: InboxServing {
  struct NoAnswer: Error {}

  /// The texts that were asked for, in order.
  private(set) var texts: [String] = []
  /// The notes whose stars were sent, in order.
  private(set) var stars: [Note.ID] = []
  private let searches = HeldAnswers<String, [Note]>()
  private let starrings = HeldAnswers<Note.ID, Void>()

  func notes(beginningWith text: String) async throws -> [Note] {
    texts.append(text)
    return try await searches.answer(to: text)
  }

  func star(_ id: Note.ID) async throws {
    stars.append(id)
    try await starrings.answer(to: id)
  }

  /// Answers the oldest request for a text, or the next one.
  func answer(_ text: String, _ answer: Result<[Note], any Error>) {
    searches.give(answer, to: text)
  }

  /// Answers the oldest star of a note, or the next one.
  func answerStar(of id: Note.ID, _ answer: Result<Void, any Error>) {
    starrings.give(answer, to: id)
  }
}
