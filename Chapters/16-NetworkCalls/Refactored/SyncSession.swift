import Foundation

/// The session of the app: it leaves nothing on the disk, and asks ``Redirects`` where to go.
nonisolated final class SyncSession: NSObject, URLSessionTaskDelegate {
  /// Makes the session.
  ///
  /// - Parameter timeOut: How long a request waits for an answer, in whole seconds.
  /// - Returns: A session with this delegate.
  static func make(timeOut: Double = 60) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeOut
    return URLSession(configuration: configuration, delegate: SyncSession(), delegateQueue: nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let sent = task.currentRequest ?? task.originalRequest
    completionHandler(sent.flatMap { Redirects.redirected($0, to: request) })
  }
}
