import Foundation
import Synchronization

/// How often a handler was called, on any thread.
final class AnswerCount: Sendable {
  private let told = Mutex(0)

  var value: Int { told.withLock { $0 } }

  func add(_ isOn: Bool, _ error: NSError?) { told.withLock { $0 += 1 } }
}
