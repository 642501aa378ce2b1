import Foundation
import Testing

@testable import NetworkCalls

@MainActor @Suite struct SyncTests {
  private let requests = NoteRequests(
    server: URL(string: "https://sync.jotter.example")!, token: "secret")

  @Test func `a request carries the token`() {
    let request = requests.list()

    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
  }
}
