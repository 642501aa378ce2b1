import Foundation

/// The session of the app: it leaves nothing on the disk, and asks ``Redirects`` where to go.
nonisolated final class SyncSession: NSObject, URLSessionTaskDelegate {
  static func make() -> URLSession {
    URLSession(configuration: .ephemeral, delegate: SyncSession(), delegateQueue: nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let sent = task.currentRequest ?? request
    completionHandler(Redirects.redirected(sent, to: request))
  }
}
