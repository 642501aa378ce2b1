import Foundation

nonisolated extension Error {
  /// Whether the work was cancelled: a task says so by one error, a session by another.
  var isCancellation: Bool {
    self is CancellationError || (self as? URLError)?.code == .cancelled
  }
}
