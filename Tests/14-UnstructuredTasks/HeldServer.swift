import Synchronization

@testable import UnstructuredTasks

/// A server that keeps each upload until the test answers it.
nonisolated final class HeldServer: UploadServing {
  struct Refused: Error {}

  private typealias Continuation = CheckedContinuation<Void, any Error>
  private typealias Answer = Result<Void, any Error>

  /// An upload. Its answer and the continuation that takes it come in either order.
  private struct Upload {
    let id: Note.ID
    var continuation: Continuation?
    var answer: Answer?
    var isCancelled = false
  }

  private struct State {
    var texts: [Note.ID: [String]] = [:]
    var uploads: [Int: Upload] = [:]
    var count = 0
    var overlaps = false

    /// The uploads that have no answer.
    var out: [Int: Upload] { uploads.filter { $0.value.answer == nil } }
  }

  private let state = Mutex(State())
  private let heedsCancellation: Bool
  private let answersAtOnce: Bool

  /// - Parameters:
  ///   - heedsCancellation: Whether a cancelled upload ends at once, as one of `URLSession` does.
  ///   - answersAtOnce: Whether it takes each text without keeping it waiting.
  init(heedsCancellation: Bool = true, answersAtOnce: Bool = false) {
    (self.heedsCancellation, self.answersAtOnce) = (heedsCancellation, answersAtOnce)
  }

  /// The texts that came, by note, in order.
  var texts: [Note.ID: [String]] { state.withLock { $0.texts } }

  /// How many uploads are on their way.
  var out: Int { state.withLock { $0.out.count } }

  /// How many of those on their way were cancelled.
  var cancelled: Int { state.withLock { $0.out.values.count(where: \.isCancelled) } }

  /// Whether two uploads of one note were on their way at once.
  var overlaps: Bool { state.withLock { $0.overlaps } }

  func upload(_ text: String, of id: Note.ID) async throws {
    let number = state.withLock { state in
      state.count += 1
      state.texts[id, default: []].append(text)
      if state.out.values.contains(where: { $0.id == id }) { state.overlaps = true }
      state.uploads[state.count] = Upload(id: id, answer: answersAtOnce ? .success(()) : nil)
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Continuation) in
        state.withLock { $0.uploads[number]?.continuation = continuation }
        finish(number)
      }
    } onCancel: {
      state.withLock { state in
        state.uploads[number]?.isCancelled = true
        if heedsCancellation, state.out[number] != nil {
          state.uploads[number]?.answer = .failure(CancellationError())
        }
      }
      finish(number)
    }
  }

  /// Answers the upload of a note that is on its way; without one it does nothing.
  ///
  /// - Parameters:
  ///   - id: The note.
  ///   - error: Why it is refused; nil if the text is taken.
  func answer(_ id: Note.ID, error: (any Error)? = nil) {
    let number = state.withLock { state in
      let number = state.out.filter { $0.value.id == id }.keys.min()
      if let number {
        state.uploads[number]?.answer = error.map { .failure($0) } ?? .success(())
      }
      return number
    }
    if let number { finish(number) }
  }

  /// Ends an upload that has its answer and its continuation.
  private func finish(_ number: Int) {
    let upload = state.withLock { state -> Upload? in
      guard let upload = state.uploads[number], upload.answer != nil, upload.continuation != nil
      else { return nil }
      return state.uploads.removeValue(forKey: number)
    }
    if let answer = upload?.answer { upload?.continuation?.resume(with: answer) }
  }
}
