import Foundation

/// Decides where a request may be sent on to.
nonisolated enum Redirects {
  /// Returns the request to send when a server has moved what was asked for.
  ///
  /// - Parameters:
  ///   - request: The request that was sent.
  ///   - next: The one that the session would send.
  /// - Returns: The next request, to another server without the token; nil if the request does more than read, because
  ///   it was meant for this server, or if it would go on without encryption.
  static func redirected(_ request: URLRequest, to next: URLRequest) -> URLRequest? {
    guard ["GET", "HEAD"].contains(request.httpMethod ?? "GET") else { return nil }
    if request.url?.scheme == "https", next.url?.scheme != "https" { return nil }
    let isSame = origin(of: request) == origin(of: next)
    var next = next
    // Sessions differ in what they leave out by themselves.
    next.setValue(
      isSame ? request.value(forHTTPHeaderField: "Authorization") : nil,
      forHTTPHeaderField: "Authorization")
    return next
  }

  private static func origin(of request: URLRequest) -> String {
    let (scheme, url) = (request.url?.scheme ?? "", request.url)
    return
      "\(scheme)://\(url?.host()?.lowercased() ?? ""):\(url?.port ?? (scheme == "https" ? 443 : 80))"
  }
}
