import Foundation

/// The requests of an uploader, as values.
nonisolated struct AttachmentRequests {
  let server: URL

  /// Sends a piece.
  func put(_ piece: Piece, token: String) -> URLRequest {
    let url = server.appending(path: "attachments").appending(formItems: [
      URLQueryItem(name: "name", value: piece.name),
      URLQueryItem(name: "piece", value: "\(piece.number)"),
      URLQueryItem(name: "pieces", value: "\(piece.count)"),
    ])
    var request = request("PUT", url, token: token)
    request.httpBody = piece.data
    return request
  }

  /// Asks for a new token.
  func renew(_ token: String) -> URLRequest {
    request("POST", server.appending(path: "token"), token: token)
  }

  private func request(_ method: String, _ url: URL, token: String) -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    return request
  }
}
