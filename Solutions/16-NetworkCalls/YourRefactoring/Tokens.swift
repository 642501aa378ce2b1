import Foundation

/// The token of all uploads. However many ask for a new one, the server is asked once.
actor Tokens {
  private(set) var newest: String
  private let requests: AttachmentRequests
  private let transport: any Transport
  private var renewal: Task<Void, any Error>?

  init(_ token: String, requests: AttachmentRequests, transport: any Transport) {
    newest = token
    (self.requests, self.transport) = (requests, transport)
  }

  /// Replaces a token that the server has refused, unless that has happened already.
  ///
  /// - Throws: ``UploadError/signedOut``.
  func renew(_ refused: String) async throws {
    guard refused == newest else { return }
    // A task of its own, or the upload that happens to come first could cancel it for all.
    let renewal = renewal ?? Task { try await fetch() }
    self.renewal = renewal
    try await renewal.value
  }

  private func fetch() async throws {
    defer { renewal = nil }
    guard let (data, response) = try? await transport.send(requests.renew(newest)),
      (200..<300).contains(response.statusCode)
    else { throw UploadError.signedOut }
    newest = String(decoding: data, as: UTF8.self)
  }
}
