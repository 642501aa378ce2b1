import Foundation
import Synchronization

/// A number of places for work to wait for, so that no more work runs at once than a machine can do.
final class Semaphore: Sendable {
  /// A semaphore with one place for each core, and one more, because tests also sleep.
  static let cores = Semaphore(ProcessInfo.processInfo.activeProcessorCount + 1)

  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var free: Int
    var waiting: [Waiter] = []
    var lastNumber = 0
  }

  let count: Int
  private let state: Mutex<State>

  init(_ count: Int) {
    self.count = count
    state = Mutex(State(free: count))
  }

  /// The number of free places at this moment.
  var free: Int { state.withLock(\.free) }

  /// Waits for a place, does some work in it, and gives it back.
  func use<Result>(_ work: () async throws -> Result) async throws -> Result {
    try await acquire()
    defer { release() }
    return try await work()
  }

  /// Waits for a place and takes it. Without a later ``release()`` the place is lost.
  func acquire() async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Void, CancellationError>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.free > 0 {
            state.free -= 1
            return .success(())
          }
          state.waiting.append(Waiter(number: number, continuation: continuation))
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let waiter: Waiter? = state.withLock { state in
        state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
      }
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Gives a place back. The task that has waited longest takes it.
  func release() {
    let next: Waiter? = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.continuation.resume()
  }
}
