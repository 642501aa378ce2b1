import Foundation

/// Uploads attachments in pieces.
nonisolated struct AttachmentUploader: AttachmentUploading {
  private let requests: AttachmentRequests
  private let transport: any Transport
  private let tokens: Tokens

  init(server: URL, token: String, transport: any Transport) {
    requests = AttachmentRequests(server: server)
    self.transport = transport
    tokens = Tokens(token, requests: requests, transport: transport)
  }

  func upload(_ data: Data, as name: String) async throws {
    for piece in Piece.all(of: data, name: name) { try await send(piece) }
  }

  private func send(_ piece: Piece) async throws {
    var failures = 0
    var isRenewed = false
    while true {
      try Task.checkCancellation()
      let token = await tokens.newest
      let failure: any Error
      switch await status(of: requests.put(piece, token: token)) {
      case .success(200..<300): return
      case .success(401):
        if isRenewed { throw UploadError.signedOut }
        isRenewed = true
        try Task.checkCancellation()
        try await tokens.renew(token)
        continue
      case .success(let status): failure = UploadError.refused(status: status)
      case .failure(let error): failure = error
      }
      failures += 1
      if failures == 3 || Task.isCancelled { throw failure }
    }
  }

  private func status(of request: URLRequest) async -> Result<Int, any Error> {
    do { return .success(try await transport.send(request).1.statusCode) } catch {
      return .failure(error)
    }
  }
}
