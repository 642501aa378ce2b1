import Foundation

/// Uploads attachments in pieces, by callbacks on the main actor, as the code that was found.
final class CallbackUploader: Sendable {
  private let server: URL
  private let transport: any Transport
  private var token: String
  /// The uploads that wait for a token; each is told whether there is one.
  private var waiting: [(Bool) -> Void] = []

  init(server: URL, token: String, transport: any Transport) {
    (self.server, self.token, self.transport) = (server, token, transport)
  }

  /// Sends a request with the newest token, and calls back with the token that it took.
  func send(
    _ method: String, _ url: URL, _ body: Data?,
    then done: @escaping (String, Result<(Data, HTTPURLResponse), any Error>) -> Void
  ) -> Task<Void, Never> {
    let token = token
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    return Task { [request] in
      do { done(token, .success(try await transport.send(request))) } catch {
        done(token, .failure(error))
      }
    }
  }

  func url(name: String, piece: Int, of pieces: Int) -> URL {
    server.appending(path: "attachments").appending(formItems: [
      URLQueryItem(name: "pieces", value: String(pieces)),
      URLQueryItem(name: "piece", value: String(piece)), URLQueryItem(name: "name", value: name),
    ])
  }

  /// Calls back when there is another token than the refused one, or none is to be had.
  func renew(_ refused: String, then done: @escaping (Bool) -> Void) {
    if token != refused { return done(true) }
    waiting.append(done)
    guard waiting.count == 1 else { return }
    _ = send("POST", server.appending(path: "token"), nil) { [self] _, result in
      var isNew = false
      if case .success((let data, let response)) = result, 200...299 ~= response.statusCode {
        token = String(decoding: data, as: UTF8.self)
        isNew = true
      }
      let all = waiting
      waiting = []
      for next in all { next(isNew) }
    }
  }
}

nonisolated extension CallbackUploader: AttachmentUploading {
  func upload(_ data: Data, as name: String) async throws {
    try await run(data, name)
  }

  @MainActor private func run(_ data: Data, _ name: String) async throws {
    let upload = CallbackUpload(data, name, by: self)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        upload.start { continuation.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in upload.cancel() }
    }
  }
}
