import Foundation
import Synchronization

@testable import NetworkCalls

/// Answers the requests of sessions in the place of servers. Each session has answers of its own, found by a header that
/// only its requests carry.
nonisolated final class StubProtocol: URLProtocol {
  typealias Answer = @Sendable (URLRequest) -> (status: Int, text: String)

  private static let header = "X-Stub"
  private static let answers = Mutex<[String: Answer]>([:])

  /// Makes a session whose requests reach no server.
  static func session(answer: @escaping Answer) -> URLSession {
    let key = UUID().uuidString
    answers.withLock { $0[key] = answer }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    configuration.httpAdditionalHeaders = [header: key]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool {
    request.value(forHTTPHeaderField: header) != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let key = request.value(forHTTPHeaderField: Self.header) ?? ""
    guard let answer = Self.answers.withLock({ $0[key] }), let url = request.url else { return }
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
