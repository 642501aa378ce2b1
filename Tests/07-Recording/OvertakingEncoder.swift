import Dispatch
import Foundation

@testable import Recording

/// An encoder that finishes the number 0 only after the number 1.
nonisolated final class OvertakingEncoder: EntryEncoding {
  private let gate = DispatchSemaphore(value: 0)

  func encode(_ entry: any LogEntry) throws -> Data {
    let data = try JSONEntryEncoder().encode(entry)
    switch entry as? Int {
    case 0: _ = gate.wait(timeout: .now() + 2)
    case 1: gate.signal()
    default: break
    }
    return data
  }
}
