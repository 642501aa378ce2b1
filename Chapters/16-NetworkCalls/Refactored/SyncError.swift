/// Why the server's answer is of no use.
nonisolated enum SyncError: Error, Equatable {
  /// The token is not valid, or no longer.
  case signedOut
  /// The server refused the request, or had a problem.
  case server(status: Int)
  /// The answer is not what was asked for.
  case unreadable
}
