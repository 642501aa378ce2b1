import Foundation
import Synchronization

/// A number of places that work waits for, so that no more runs at once than there are cores.
final class Slots: Sendable {
  /// One place a core.
  static let cores = Slots(ProcessInfo.processInfo.activeProcessorCount)

  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(_ count: Int) { state = Mutex(State(free: count)) }

  /// Waits for a place and takes it.
  func acquire() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.free > 0 {
          state.free -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  /// Gives a place back, to whoever has waited longest.
  func release() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return CheckedContinuation<Void, Never>?.none
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
