/// Why an attachment was not uploaded.
nonisolated enum UploadError: Error, Equatable {
  /// There is no token that the server takes.
  case signedOut
  /// The server refused a piece three times, the last time with this status.
  case refused(status: Int)
}
