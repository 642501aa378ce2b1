import Foundation
import Testing

@testable import NetworkCalls

@MainActor @Suite struct SyncTests {
  private let requests: NoteRequests

  init() throws {
    let server = try #require(URL(string: "https://sync.jotter.example"))
    requests = NoteRequests(server: server, token: "secret")
  }

  @Test func `a request carries the token`() {
    let request = requests.list()

    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
  }
}
