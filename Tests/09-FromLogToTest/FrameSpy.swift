import Synchronization

@testable import FromLogToTest

/// Keeps what a playback shows, on whichever thread.
nonisolated final class FrameSpy: Sendable {
  private let kept = Mutex<[Frame]>([])

  var frames: [Frame] { kept.withLock { $0 } }

  func add(_ frame: Frame) { kept.withLock { $0.append(frame) } }
}
