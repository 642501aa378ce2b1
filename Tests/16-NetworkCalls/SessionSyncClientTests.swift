import Foundation
import Testing

@testable import NetworkCalls

/// What the client does as found, by real requests: its bugs are pinned, before they are fixed in `SyncClient`.
@MainActor @Suite struct SessionSyncClientTests {
  private let server: NoteServer
  private let client: SessionSyncClient

  init() throws {
    server = try NoteServer()
    client = SessionSyncClient(
      server: server.url.absoluteString, token: "token-1", timeOut: 60)
  }

  private func create(_ title: String) async {
    await withCheckedContinuation { done in client.create(title) { done.resume() } }
  }

  private func load() async {
    await withCheckedContinuation { done in client.load { done.resume() } }
  }

  @Test func `a note is created`() async {
    await create("Milk, größer")
    await load()

    #expect(server.notes.map(\.title) == ["Milk, größer"])
    #expect(client.notes == server.notes)
  }

  @Test func `a note is created twice if its first answer is lost`() async {
    server.meet(with: .cut)
    await create("Milk")

    #expect(server.notes.map(\.title) == ["Milk", "Milk"])
  }

  @Test func `a title ends at an ampersand, and a plus is a space`() async {
    await create("R&D")
    await create("C++")

    #expect(server.notes.map(\.title) == ["R", "C  "])
  }

  @Test func `a problem of the server looks like no notes`() async {
    await create("Milk")
    server.meet(with: .status(500))
    await load()

    #expect(client.notes == [])
  }
}
