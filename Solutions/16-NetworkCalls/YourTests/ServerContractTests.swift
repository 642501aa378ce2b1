import Foundation
import Testing

@testable import NetworkCalls

/// What the fake and the real server have in common.
@MainActor @Suite struct ServerContractTests {
  private let real: NoteServer

  init() throws { real = try NoteServer() }

  /// Asks both servers.
  private func expectBoth(
    _ title: String, query: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var request = URLRequest(url: try #require(URL(string: "\(real.url)/notes?title=\(query)")))
    request.httpMethod = "POST"
    request.setValue("Bearer token-1", forHTTPHeaderField: "Authorization")
    for transport in [FakeNoteServer(), SyncSession.make()] as [any Transport] {
      let (data, response) = try await transport.send(request)
      let note = try NoteAnswers.created(data, response)

      #expect(note.title == title, "\(transport)", sourceLocation: sourceLocation)
    }
  }

  @Test func `both read a title as that of a form`() async throws {
    try await expectBoth("Milk", query: "Milk")
    try await expectBoth("C  ", query: "C++")
    try await expectBoth("C++", query: "C%2B%2B")
    try await expectBoth("R", query: "R&D")
  }

  @Test(arguments: [204, 404, 503]) func `a session returns any status`(status: Int) async throws {
    let stub = StubProtocol.server { _ in (status, "") }
    let requests = NoteRequests(server: try #require(URL(string: stub.url)), token: "token-1")

    #expect(try await stub.session.send(requests.list()).1.statusCode == status)
  }

  @Test func `both say when there is nothing new`() async throws {
    let requests = NoteRequests(server: real.url, token: "token-1")
    for transport in [FakeNoteServer(), SyncSession.make()] as [any Transport] {
      let (data, response) = try await transport.send(requests.list())
      let list = try #require(try NoteAnswers.list(data, response))

      #expect(try await transport.send(requests.list(tag: list.tag)).1.statusCode == 304)
    }
  }

  @Test func `both refuse another token`() async throws {
    let requests = NoteRequests(server: real.url, token: "another")
    for transport in [FakeNoteServer(), SyncSession.make()] as [any Transport] {
      #expect(try await transport.send(requests.list()).1.statusCode == 401)
    }
  }
}
