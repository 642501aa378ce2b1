import Foundation

/// Turn this to `true` when you begin: until then `swift test` reports failures here as known issues.
let started = true

/// Turn 2: makes an uploader that knows only `server`, `token` and `transport`.
///
/// The suite calls these functions. Keep the signatures; the bodies are yours.
///
/// - Parameters:
///   - server: The server's URL.
///   - token: The token to begin with.
///   - transport: Sends the requests.
/// - Returns: The uploader, in any design.
func makeUploader(
  server: URL, token: String, transport: any Transport
) -> any AttachmentUploading {
  AttachmentUploader(server: server, token: token, transport: transport)
}

/// Turn 2: makes the uploader for the app, on the server and the token of `Account`, and a real session. There a
/// request that is not answered for two seconds has failed, and no redirect is followed: it is a status like others.
func makeProductionUploader() -> any AttachmentUploading {
  guard let server = URL(string: Account.server) else { fatalError("the account has no server") }
  return AttachmentUploader(
    server: server, token: Account.token, transport: SyncSession.make(timeOut: 2))
}
