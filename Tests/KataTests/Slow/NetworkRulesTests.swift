import Foundation
import Testing

/// Tests of the rules for sessions: code may ask servers on this machine, and reads and writes no files by it.
@Suite(.warm) struct NetworkRulesTests {
  // A Mac's sessions ask no proxy that a variable names.
  #if os(Linux)
    @Test func `sessions that a chapter allows reach no other machine and no file`() async throws {
      try await Clone.use(solving: chapter) { clone in
        try clone.allow("FoundationNetworking", in: chapter)
        let tests = """
          import Foundation
          import FoundationNetworking
          import Testing

          nonisolated final class Stub: URLProtocol {
            override class func canInit(with request: URLRequest) -> Bool { request.url?.host() == "stub" }
            override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
            override func startLoading() {
              client?.urlProtocol(self, didLoad: Data("tea".utf8))
              client?.urlProtocolDidFinishLoading(self)
            }
            override func stopLoading() {}
          }

          nonisolated final class Redirects: NSObject, URLSessionTaskDelegate {
            func urlSession(
              _ session: URLSession, task: URLSessionTask,
              willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
              completionHandler: @escaping @Sendable (URLRequest?) -> Void
            ) { completionHandler(nil) }
          }

          @Test(arguments: ["http", "https"])
          func `a request to another machine goes nowhere`(scheme: String) async throws {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.protocolClasses = [Stub.self] + (configuration.protocolClasses ?? [])
            configuration.urlCache = nil
            configuration.httpCookieStorage = nil
            configuration.timeoutIntervalForRequest = 20
            let session = URLSession(
              configuration: configuration, delegate: Redirects(), delegateQueue: nil)
            defer { session.finishTasksAndInvalidate() }
            var request = URLRequest(url: URL(string: "\\(scheme)://192.0.2.1/")!)
            request.httpMethod = "PUT"
            request.httpBody = Data("tea".utf8)
            request.setValue("a", forHTTPHeaderField: "b")
            request.cachePolicy = .reloadIgnoringLocalCacheData

            let error = await #expect(throws: URLError.self) { try await session.data(for: request) }

            #expect(error?.localizedDescription.contains("127.0.0.1 port 1") == true)
          }

          """
        try clone.write(tests, to: "\(work)/YourTests/A.swift")
        try await clone.kata("check", "1").ends(
          0, showing: "\"a request to another machine goes nowhere\"  idle")

        try clone.write(
          "import Foundation\nimport FoundationNetworking\nnonisolated extension URLSession {\n"
            + "  func ask(_ request: URLRequest) async throws -> Data { try await data(for: request).0 }\n"
            + "  func upload(_ data: Data) {}\n}\n",
          to: "\(work)/YourRefactoring/Asking.swift")
        try clone.write(
          "import Foundation\nimport FoundationNetworking\nfunc ask(_ s: URLSession, _ r: URLRequest) async throws {\n"
            + "  s.upload(try await s.ask(r))\n}\n",
          to: "\(work)/YourRefactoring/Uses.swift")
        try await clone.kata("check", "1").ends(
          0, showing: "Turn 2, your refactoring: 3 of 3 tests pass")

        for (code, why) in [
          (
            "func b() { _ = URLCache(memoryCapacity: 0, diskCapacity: 1, diskPath: \"/b\") }",
            "a cache keeps files"
          ),
          (
            "func b(_ s: URLSession, _ r: URLRequest) { s.uploadTask(with: r, fromFile: URL(filePath: \"/b\")).resume() }",
            "your code reads and writes no files itself"
          ),
          (
            "func b(_ s: URLSession, _ r: URLRequest) async throws { _ = try await s.upload(for: r, fromFile: URL(filePath: \"/b\")) }",
            "your code reads and writes no files itself"
          ),
        ] {
          try clone.write(
            "import Foundation\nimport FoundationNetworking\n" + code,
            to: "\(work)/YourTests/B.swift")
          try await clone.kata("check", "1").ends(1, showing: "B.swift:", why)
        }
      }
    }
  #endif

  // MARK: - Fixtures

  let chapter = "01-AtTheDoor"
  let work = "Chapters/01-AtTheDoor"
}
