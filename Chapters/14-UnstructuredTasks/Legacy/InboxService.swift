/// The part of Jotter's server that keeps the inbox: here a few notes, and some time until the answer.
actor InboxService {
  /// Where the phone is: at a desk an answer takes next to no time, in a train each note takes 0.3 s.
  enum Place { case desk, train, tunnel }
  enum Problem: Error { case noAnswer }

  static let shared = InboxService()

  private var place = Place.desk
  /// The texts that were searched for, in order.
  private(set) var searches: [String] = []
  /// The stars that arrived, by the note's id.
  private(set) var stars: [Note.ID: Int] = [:]
  /// The texts that arrived, in order, by the note's id.
  private(set) var texts: [Note.ID: [String]] = [:]
  private let notes = ["Milk", "Mint tea", "Mia's birthday", "Mittens", "Tax"]
    .enumerated().map { Note(id: $0.offset + 1, title: $0.element) }

  /// Takes the phone elsewhere.
  func move(to place: Place) { self.place = place }

  /// The notes whose titles begin with a text.
  ///
  /// - Throws: ``Problem/noAnswer`` in a tunnel.
  func notes(beginningWith text: String) async throws -> [Note] {
    searches.append(text)
    let found = notes.filter { $0.title.lowercased().hasPrefix(text.lowercased()) }
    try await answer(with: found.count)
    return found
  }

  /// Stars a note: its author is told.
  ///
  /// - Throws: ``Problem/noAnswer`` in a tunnel.
  func star(_ id: Note.ID) async throws {
    try await answer(with: 1)
    stars[id, default: 0] += 1
  }

  /// Keeps a note's text.
  ///
  /// - Throws: ``Problem/noAnswer`` in a tunnel.
  func upload(_ text: String, of id: Note.ID) async throws {
    try await answer(with: 1)
    texts[id, default: []].append(text)
  }

  private func answer(with notes: Int) async throws {
    if place == .tunnel { throw Problem.noAnswer }
    if place == .train { try await Task.sleep(for: .milliseconds(300 * notes)) }
  }
}
