/// Ines uses the client as found.
enum LegacyScene {
  static func play() throws {
    let server = try SyncScene.server()
    Account.server = server.url.absoluteString
    let client = LegacySyncClient()
    SyncScene(
      server: server,
      create: { title in Stage.wait { done in client.create(title, then: done) } },
      load: { Stage.wait { done in client.load(then: done) } },
      seen: { SyncScene.text(client.notes) }
    ).play()
  }
}
