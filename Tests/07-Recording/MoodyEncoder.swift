import Foundation
import Synchronization

@testable import Recording

/// An encoder that fails for one number, the first time it is asked.
nonisolated final class MoodyEncoder: EntryEncoding {
  private let hasFailed = Mutex(false)
  private let number: Int

  init(failingOnceFor number: Int) { self.number = number }

  func encode(_ entry: any LogEntry) throws -> Data {
    let fails = hasFailed.withLock { hasFailed in
      guard entry as? Int == number, !hasFailed else { return false }
      hasFailed = true
      return true
    }
    if fails { throw Refusing.Refusal() }
    return try JSONEntryEncoder().encode(entry)
  }
}
