import Dispatch
import Foundation
import Synchronization

@testable import Recording

/// An encoder that waits until a test opens it. It waits a second at most, and then for nothing any more, so that no
/// test hangs.
nonisolated final class GateEncoder: EntryEncoding {
  private let gate = DispatchSemaphore(value: 0)
  private let waitedInVain = Mutex(false)

  /// Whether it gave up waiting, because whoever was to open it was waiting itself.
  var gaveUp: Bool { waitedInVain.withLock { $0 } }

  func open() { gate.signal() }

  func encode(_ entry: any LogEntry) throws -> Data {
    if gate.wait(timeout: .now() + 1) == .timedOut { waitedInVain.withLock { $0 = true } }
    // Open for every entry that follows.
    gate.signal()
    return try JSONEntryEncoder().encode(entry)
  }
}
