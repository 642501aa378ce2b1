import Foundation
import Synchronization

@testable import Recording

/// A log that records the next entry when it is written to, so that the recorder never comes to rest.
nonisolated final class FedLog: LogWriting {
  private let limit: Int
  private let census = Census()
  private let state = Mutex((recorder: (any Recorder)?.none, count: 0, most: 0))

  init(until limit: Int) { self.limit = limit }

  var count: Int { state.withLock { $0.count } }
  /// The most entries that there were at once.
  var most: Int { state.withLock { $0.most } }

  /// Records the first two entries.
  func feed(_ recorder: any Recorder) {
    state.withLock { $0.recorder = recorder }
    for _ in 1...2 { recorder.record(Owned(census)) }
  }

  func write(_ entry: Data) {
    let living = census.count.withLock { $0 }
    let next = state.withLock { state in
      state.count += 1
      state.most = max(state.most, living)
      if state.count >= limit { state.recorder = nil }
      return state.recorder
    }
    next?.record(Owned(census))
  }
}
