import Support
import Synchronization

@testable import UnstructuredTasks

/// A server that keeps each upload until the test answers it.
nonisolated final class HeldServer: UploadServing {
  struct Refused: Error {}

  private struct State {
    var texts: [Note.ID: [String]] = [:]
    var overlaps = false
  }

  private let state = Mutex(State())
  private let uploads: HeldCalls<Note.ID, Void>
  private let answersAtOnce: Bool

  /// - Parameters:
  ///   - heedsCancellation: Whether a cancelled upload ends at once, as one of `URLSession` does.
  ///   - answersAtOnce: Whether it takes each text without keeping it waiting.
  init(heedsCancellation: Bool = true, answersAtOnce: Bool = false) {
    uploads = HeldCalls(heedsCancellation: heedsCancellation)
    self.answersAtOnce = answersAtOnce
  }

  /// The texts that came, by note, in order.
  var texts: [Note.ID: [String]] { state.withLock { $0.texts } }

  /// How many uploads are on their way.
  var out: Int { uploads.out.count }

  /// How many of those on their way were cancelled.
  var cancelled: Int { uploads.cancelled }

  /// Whether two uploads of one note were on their way at once.
  var overlaps: Bool { state.withLock { $0.overlaps } }

  func upload(_ text: String, of id: Note.ID) async throws {
    state.withLock { $0.texts[id, default: []].append(text) }
    if answersAtOnce { return }
    try await uploads.wait(id) { others in
      if others.contains(id) { state.withLock { $0.overlaps = true } }
    }
  }

  /// Answers the upload of a note that is on its way; without one it does nothing.
  ///
  /// - Parameters:
  ///   - id: The note.
  ///   - error: Why it is refused; nil if the text is taken.
  func answer(_ id: Note.ID, error: (any Error)? = nil) {
    uploads.answer({ _ in error.map { .failure($0) } ?? .success(()) }, where: { $0 == id })
  }
}
