/// Ines uses the client that can be tested.
enum RefactoredScene {
  static func play() throws {
    let server = try SyncScene.server()
    let client = SyncClient(
      requests: NoteRequests(server: server.url, token: Account.token),
      transport: RetryingTransport(
        transport: SyncSession.make(timeOut: 2), clock: ContinuousClock()))
    SyncScene(
      server: server,
      create: { title in Stage.wait { await client.create(title) } },
      load: { Stage.wait { await client.load() } },
      seen: { SyncScene.text(client.notes, message: client.message) }
    ).play()
  }
}
