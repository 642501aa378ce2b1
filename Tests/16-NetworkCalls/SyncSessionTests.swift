import Foundation
import Testing

@testable import NetworkCalls

/// The session of the app, by real requests to two real servers.
@MainActor @Suite struct SyncSessionTests {
  private let here: NoteServer
  private let there: NoteServer
  private let session = SyncSession.make()

  init() throws { (here, there) = (try NoteServer(), try NoteServer()) }

  private func requests(_ server: NoteServer) -> NoteRequests {
    NoteRequests(server: server.url, token: "token-1")
  }

  @Test func `a redirect to another server is followed without the token`() async throws {
    let location = there.url.appending(path: "notes").absoluteString
    here.meet(with: .status(307, ["Location": location]))

    let (_, response) = try await session.send(requests(here).list())

    #expect(response.statusCode == 401, "the other server has got no token")
    #expect(there.requests == ["GET /notes"])
  }

  @Test func `a redirect to the same server is followed with the token`() async throws {
    let location = here.url.appending(path: "notes").absoluteString
    here.meet(with: .status(302, ["Location": location]))

    let (_, response) = try await session.send(requests(here).list())

    #expect(response.statusCode == 200)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a note is not created at another place`(status: Int) async throws {
    let location = there.url.appending(path: "notes").absoluteString
    here.meet(with: .status(status, ["Location": location]))

    let (_, response) = try await session.send(requests(here).create(title: "Milk"))

    #expect(response.statusCode == status)
    #expect(there.requests == [])
  }
}
