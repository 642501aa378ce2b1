import Platform

/// The part of Jotter's server that finds notes: here a few titles, and some time until the answer.
final class NoteServer {
  enum Problem: Error { case noAnswer }

  private let titles = ["Tax", "Tea", "Tent", "Theatre", "Rent", "Call Mum"]

  /// Asks for the titles that begin with a text. The answer comes later.
  func search(_ text: String, answer: @escaping (Result<[String], any Error>) -> Void) {
    let found = titles.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    _ = ScreenTimer(after: 0.05) {
      answer(DraftClient.isOffline ? .failure(Problem.noAnswer) : .success(found))
    }
  }
}
