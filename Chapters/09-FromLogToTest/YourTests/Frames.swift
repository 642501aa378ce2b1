import Synchronization

@testable import FromLogToTest

/// A spy that keeps what a playback shows, on whichever thread.
nonisolated final class Frames: Sendable {
  private let frames = Mutex<[Frame]>([])

  var all: [Frame] { frames.withLock { $0 } }

  func add(_ frame: Frame) { frames.withLock { $0.append(frame) } }
}
