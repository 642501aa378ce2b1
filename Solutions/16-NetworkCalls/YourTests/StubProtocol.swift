import Foundation
import Synchronization

@testable import NetworkCalls

/// Answers the requests of a session in the place of servers. Each test has a server of its own, found by its host.
nonisolated final class StubProtocol: URLProtocol {
  typealias Answer = @Sendable (URLRequest) -> (status: Int, text: String)

  private static let answers = Mutex<[String: Answer]>([:])

  /// Makes the URL of a server that no other test knows, and a session that lets `answer` answer in its place.
  static func server(answer: @escaping Answer) -> (url: String, session: URLSession) {
    let host = UUID().uuidString.lowercased()
    answers.withLock { $0[host] = answer }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return ("http://\(host)", URLSession(configuration: configuration))
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let host = request.url?.host() ?? ""
    guard let answer = Self.answers.withLock({ $0[host] }), let url = request.url else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let (status, text) = answer(request)
    if let response = HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
    {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    client?.urlProtocol(self, didLoad: Data(text.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
