import Foundation

/// A way to send a request, and to get its answer.
nonisolated protocol Transport: Sendable {
  /// - Throws: An error if no answer came. An answer with any status is no error.
  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
}
