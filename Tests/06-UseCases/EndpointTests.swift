import Foundation
import Testing

@testable import UseCases

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// To read, for the section "Another day": the unhappy paths of an endpoint, and one test through the real session.
@Suite struct EndpointTests {
  @Test func `a JSON array of texts is loaded as titles`() async throws {
    let titles = try await load(#"["Groceries", "Books"]"#, status: 200)

    #expect(titles == ["Groceries", "Books"])
  }

  @Test(arguments: [
    (#"["Groceries"]"#, 404, NoteTitles.Failure.notFound),
    (#"["Groceries"]"#, 500, .unexpectedStatus(500)), ("", 401, .unexpectedStatus(401)),
    ("", 204, .unexpectedStatus(204)),
    (#"["Groceries""#, 200, .unreadable), (#"{"titles": 3}"#, 200, .unreadable),
  ])
  func `each failure has its own error`(
    body: String, status: Int, failure: NoteTitles.Failure
  ) async {
    await #expect(throws: failure) { try await load(body, status: status) }
  }

  @Test func `a time-out has its own error too`() async throws {
    let url = try #require(URL(string: "https://example.com/titles"))

    await #expect(throws: NoteTitles.Failure.unreachable) {
      try await NoteTitles(client: HTTPClientStub(error: URLError(.timedOut))).load(from: url)
    }
  }

  @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
  func `a cancellation is no network failure`(error: any Error) async throws {
    let url = try #require(URL(string: "https://example.com/titles"))

    await #expect(throws: CancellationError.self) {
      try await NoteTitles(client: HTTPClientStub(error: error)).load(from: url)
    }
  }

  @Test func `integration: through a real session whose network is a stub`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubbedProtocol.self]
    let url = try #require(URL(string: "https://example.com/titles"))

    let titles = try await NoteTitles(client: URLSession(configuration: configuration))
      .load(from: url)

    #expect(titles == ["Groceries"])
  }

  // MARK: - Fixtures

  struct HTTPClientStub: HTTPClient {
    var body = ""
    var status = 200
    var error: (any Error)?

    func load(_ url: URL) async throws -> (Data, status: Int) {
      if let error { throw error }
      return (Data(body.utf8), status: status)
    }
  }

  /// Stands in for the network: every request gets an answer, and ends.
  nonisolated final class StubbedProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else {
        client?.urlProtocol(self, didFailWithError: URLError(.badURL))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(#"["Groceries"]"#.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  func load(_ body: String, status: Int) async throws -> [String] {
    let url = try #require(URL(string: "https://example.com/titles"))
    return try await NoteTitles(client: HTTPClientStub(body: body, status: status)).load(from: url)
  }
}
