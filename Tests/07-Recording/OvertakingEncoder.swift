import Dispatch
import Foundation
import Synchronization

@testable import Recording

/// An encoder that finishes one number after all others.
nonisolated final class OvertakingEncoder: EntryEncoding {
  private let gate = DispatchSemaphore(value: 0)
  private let order = Mutex<[Int]>([])
  private let last: Int
  private let count: Int

  /// The numbers, in the order in which they were encoded.
  var finished: [Int] { order.withLock { $0 } }

  init(last: Int, of count: Int) {
    self.last = last
    self.count = count
  }

  func encode(_ entry: any LogEntry) throws -> Data {
    guard let number = entry as? Int else { return try JSONEntryEncoder().encode(entry) }
    if number == last { _ = gate.wait(timeout: .now() + 60) }
    let isLastNext = order.withLock { order in
      order.append(number)
      return order.count == count - 1
    }
    if isLastNext { gate.signal() }
    return Data("\(number)".utf8)
  }
}
