import Foundation

/// Decides where a request may be sent on to.
nonisolated enum Redirects {
  /// Returns the request to send when a server has moved what was asked for.
  ///
  /// - Parameters:
  ///   - request: The request that was sent.
  ///   - next: The one that the session would send.
  /// - Returns: The next request, to another server without the token; nil for one that does more than read, because it
  ///   was meant for this server, and the session would send it without its body.
  static func redirected(_ request: URLRequest, to next: URLRequest) -> URLRequest? {
    guard ["GET", "HEAD"].contains(next.httpMethod ?? "GET") else { return nil }
    var next = next
    if origin(of: request) != origin(of: next) {
      next.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    return next
  }

  private static func origin(of request: URLRequest) -> [String?] {
    [request.url?.scheme, request.url?.host(), request.url?.port.map(String.init)]
  }
}
