import Foundation

/// Uploads attachments in pieces, as found, but for the last method.
final class AttachmentUploader: Sendable {
  private static var token = Account.token
  private static var cancelled: Set<String> = []

  func upload(
    _ data: Data, as name: String, then done: @escaping @MainActor ((any Error)?) -> Void
  ) {
    Self.cancelled.remove(name)
    send(1, of: data, as: name, then: done)
  }

  func cancel(_ name: String) {
    Self.cancelled.insert(name)
  }

  private func send(
    _ piece: Int, of data: Data, as name: String, attempt: Int = 1,
    then done: @escaping @MainActor ((any Error)?) -> Void
  ) {
    let pieces = max(1, (data.count + 65_535) / 65_536)
    if piece > pieces {
      return done(Self.cancelled.contains(name) ? CancellationError() : nil)
    }
    let path = "/attachments?name=" + name + "&piece=\(piece)&pieces=\(pieces)"
    guard let url = URL(string: Account.server + path) else { return done(URLError(.badURL)) }
    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    request.httpBody = data.dropFirst((piece - 1) * 65_536).prefix(65_536)
    request.timeoutInterval = 2
    request.setValue("Bearer " + Self.token, forHTTPHeaderField: "Authorization")
    URLSession.shared.dataTask(with: request) { _, response, error in
      DispatchQueue.main.async {
        let status = (response as? HTTPURLResponse)?.statusCode
        if status == 401 {
          self.renewToken { self.send(piece, of: data, as: name, attempt: attempt, then: done) }
        } else if error != nil, attempt < 3 {
          self.send(piece, of: data, as: name, attempt: attempt + 1, then: done)
        } else if let error {
          done(error)
        } else {
          self.send(piece + 1, of: data, as: name, then: done)
        }
      }
    }.resume()
  }

  private func renewToken(then done: @escaping @MainActor () -> Void) {
    guard let url = URL(string: Account.server + "/token") else { return done() }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.timeoutInterval = 2
    request.setValue("Bearer " + Self.token, forHTTPHeaderField: "Authorization")
    URLSession.shared.dataTask(with: request) { data, _, _ in
      DispatchQueue.main.async {
        Self.token = data.map { String(decoding: $0, as: UTF8.self) } ?? Self.token
        done()
      }
    }.resume()
  }
}

nonisolated extension AttachmentUploader: AttachmentUploading {
  /// Turn 2: uploads as promised.
  func upload(_ data: Data, as name: String) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<_, any Error>) in
      DispatchQueue.main.async {
        self.upload(data, as: name) { error in
          continuation.resume(with: error.map { .failure($0) } ?? .success(()))
        }
      }
    }
  }
}
