import Foundation
import Platform
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of the server on this machine, by real requests.
@Suite struct LoopbackServerTests {
  private let session = URLSession(configuration: .ephemeral)

  private func status(of request: URLRequest) async throws -> Int {
    let (_, response) = try await session.data(for: request)
    return try #require(response as? HTTPURLResponse).statusCode
  }

  @Test func `a request arrives as it was sent`() async throws {
    let server = try LoopbackServer { request in
      let isWhole =
        request.name == "PUT /a" && request.query == ["b": "c d+", "e": ""]
        && request.headers["x-token"] == "1" && request.body == Data(repeating: 7, count: 300_000)
      return LoopbackServer.Answer(status: isWhole ? 201 : 400, text: "tea")
    }
    var request = URLRequest(url: try #require(URL(string: "\(server.url)/a?b=c+d%2B&e")))
    request.httpMethod = "PUT"
    request.setValue("1", forHTTPHeaderField: "X-Token")
    request.httpBody = Data(repeating: 7, count: 300_000)

    #expect(try await status(of: request) == 201)
  }

  @Test(arguments: ["tea", ""]) func `a cut answer is none`(text: String) async throws {
    let server = try LoopbackServer { _ in
      var answer = LoopbackServer.Answer(text: text)
      answer.isCut = true
      return answer
    }

    await #expect(throws: URLError.self) { try await session.data(from: server.url) }
  }

  @Test(arguments: ["-5", "9223372036854775807"])
  func `a length without sense ends the connection`(length: String) async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Answer() }
    var request = URLRequest(url: server.url)
    request.setValue(length, forHTTPHeaderField: "Content-Length")
    request.timeoutInterval = 2

    _ = try? await session.data(for: request)

    #expect(try await status(of: URLRequest(url: server.url)) == 200, "the server goes on")
  }

  @Test func `a server that is gone does not listen`() async throws {
    var server: LoopbackServer? = try LoopbackServer { _ in LoopbackServer.Answer() }
    let url = try #require(server?.url)
    #expect(try await status(of: URLRequest(url: url)) == 200)

    server = nil

    var isGone = false
    for _ in 1...200 where !isGone {
      do { _ = try await session.data(from: url) } catch { isGone = true }
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(isGone)
  }

  @Test func `a port that is taken is named`() throws {
    let server = try LoopbackServer { _ in LoopbackServer.Answer() }
    let port = UInt16(try #require(server.url.port))

    let error = #expect(throws: LoopbackServer.CannotListen.self) {
      _ = try LoopbackServer(port: port) { _ in LoopbackServer.Answer() }
    }

    #expect(error?.description.hasPrefix("No server can listen on port \(port): ") == true)
    withExtendedLifetime(server) {}
  }
}
