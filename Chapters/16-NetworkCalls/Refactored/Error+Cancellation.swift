import Foundation

nonisolated extension Error {
  /// Whether the work was cancelled: a task says so by one error, a session by another.
  ///
  /// A session also says so when it was invalidated, or does not trust the server.
  var isCancellation: Bool {
    self is CancellationError || (self as? URLError)?.code == .cancelled
  }
}
