import Synchronization

/// Calls that wait, each until a test answers it.
public final class HeldCalls<Call: Sendable, Answer: Sendable>: Sendable {
  private typealias Continuation = CheckedContinuation<Answer, any Error>

  /// A call. Its answer and the continuation that takes it come in either order.
  private struct Held {
    let call: Call
    var continuation: Continuation?
    var answer: Result<Answer, any Error>?
    var isCancelled = false
  }

  private struct State {
    var calls: [Int: Held] = [:]
    var count = 0

    /// The calls that have no answer.
    var out: [Int: Held] { calls.filter { $0.value.answer == nil } }
  }

  private let state = Mutex(State())
  private let heedsCancellation: Bool

  /// - Parameter heedsCancellation: Whether a cancelled call ends at once, as one of `URLSession` does.
  public init(heedsCancellation: Bool = true) { self.heedsCancellation = heedsCancellation }

  /// The calls that have no answer, the oldest first.
  public var out: [Call] {
    state.withLock { $0.out.sorted { $0.key < $1.key }.map(\.value.call) }
  }

  /// How many of those were cancelled.
  public var cancelled: Int { state.withLock { $0.out.values.count(where: \.isCancelled) } }

  /// Waits for the answer to a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - begin: Is passed the calls that had no answer when this one came.
  /// - Returns: The answer of the test.
  /// - Throws: The error that the test answers with; `CancellationError` if a cancelled call ends.
  public func wait(_ call: Call, begin: ([Call]) -> Void = { _ in }) async throws -> Answer {
    let number = state.withLock { state in
      begin(state.out.values.map(\.call))
      state.count += 1
      state.calls[state.count] = Held(call: call)
      return state.count
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Continuation) in
        state.withLock { $0.calls[number]?.continuation = continuation }
        finish(number)
      }
    } onCancel: {
      state.withLock { state in
        state.calls[number]?.isCancelled = true
        if heedsCancellation, state.out[number] != nil {
          state.calls[number]?.answer = .failure(CancellationError())
        }
      }
      finish(number)
    }
  }

  /// Answers the oldest call of some kind.
  ///
  /// - Parameters:
  ///   - answer: Makes the answer.
  ///   - isMeant: Whether a call is of this kind. Without such a call nothing happens.
  public func answer(
    _ answer: (Call) -> Result<Answer, any Error>, where isMeant: (Call) -> Bool
  ) {
    let number = state.withLock { state in
      let meant = state.out.filter { isMeant($0.value.call) }.min { $0.key < $1.key }
      if let meant { state.calls[meant.key]?.answer = answer(meant.value.call) }
      return meant?.key
    }
    if let number { finish(number) }
  }

  /// Ends a call that has its answer and its continuation.
  private func finish(_ number: Int) {
    let held = state.withLock { state -> Held? in
      guard let held = state.calls[number], held.answer != nil, held.continuation != nil
      else { return nil }
      return state.calls.removeValue(forKey: number)
    }
    if let answer = held?.answer { held?.continuation?.resume(with: answer) }
  }
}
