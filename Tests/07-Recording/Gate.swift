import Dispatch
import Foundation
import Synchronization

@testable import Recording

/// An encoder that waits until the suite opens it, and gives up after a while, so that nothing hangs.
nonisolated final class Gate: EntryEncoding {
  private let gate = DispatchSemaphore(value: 0)
  private let waitedInVain = Mutex(false)

  /// Whether it gave up: then whoever was to open it was itself waiting for the encoder.
  var gaveUp: Bool { waitedInVain.withLock { $0 } }

  func open() { gate.signal() }

  func encode(_ entry: any LogEntry) throws -> Data {
    if gate.wait(timeout: .now() + 3) == .timedOut { waitedInVain.withLock { $0 = true } }
    // Open for every entry that follows.
    gate.signal()
    return try JSONEntryEncoder().encode(entry)
  }
}
