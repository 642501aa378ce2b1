import Foundation
import Synchronization

/// Uploads attachments in pieces. Its state is behind a lock; uploads that need a token wait in a list.
nonisolated final class LockingUploader: AttachmentUploading {
  private typealias Waiter = CheckedContinuation<String, any Error>

  private struct State {
    var token: String
    var isRenewing = false
    var waiters: [Waiter] = []
  }

  private let server: URL
  private let transport: any Transport
  private let state: Mutex<State>

  init(server: URL, token: String, transport: any Transport) {
    (self.server, self.transport) = (server, transport)
    state = Mutex(State(token: token))
  }

  func upload(_ data: Data, as name: String) async throws {
    let starts = data.isEmpty ? [0] : Array(stride(from: 0, to: data.count, by: 65_536))
    for (index, start) in starts.enumerated() {
      var request = request(
        "PUT", "attachments",
        [
          ("name", name), ("piece", "\(index + 1)"), ("pieces", "\(starts.count)"),
        ])
      request.httpBody = Data(data.dropFirst(start).prefix(65_536))
      try await send(request)
    }
  }

  private func send(_ request: URLRequest) async throws {
    var (attempt, renewals) = (1, 0)
    while true {
      let token = try await token(after: nil)
      if Task.isCancelled { throw CancellationError() }
      var request = request
      request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
      do {
        let status = try await transport.send(request).1.statusCode
        if 200...299 ~= status { return }
        if status == 401 {
          try Task.checkCancellation()
          renewals += 1
          if renewals == 2 { throw UploadError.signedOut }
          _ = try await self.token(after: token)
          continue
        }
        if attempt == 3 { throw UploadError.refused(status: status) }
      } catch let error as UploadError {
        throw error
      } catch {
        if attempt == 3 || Task.isCancelled { throw error }
      }
      attempt += 1
    }
  }

  /// Returns the newest token. While one is on its way, or if the newest has been refused, it waits.
  private func token(after refused: String?) async throws -> String {
    try await withCheckedThrowingContinuation { (waiter: Waiter) in
      let asks = state.withLock { state -> String? in
        if !state.isRenewing, state.token != refused {
          waiter.resume(returning: state.token)
          return nil
        }
        state.waiters.append(waiter)
        defer { state.isRenewing = true }
        return state.isRenewing ? nil : state.token
      }
      if let asks { Task.detached { await self.renew(asks) } }
    }
  }

  private func renew(_ old: String) async {
    var request = request("POST", "token", [])
    request.setValue("Bearer " + old, forHTTPHeaderField: "Authorization")
    let answer = try? await transport.send(request)
    let isGood = answer.map { 200...299 ~= $0.1.statusCode } ?? false
    let (token, waiters) = state.withLock { state in
      defer { (state.isRenewing, state.waiters) = (false, []) }
      if isGood, let data = answer?.0 { state.token = String(decoding: data, as: UTF8.self) }
      return (state.token, state.waiters)
    }
    for waiter in waiters {
      if isGood {
        waiter.resume(returning: token)
      } else {
        waiter.resume(throwing: UploadError.signedOut)
      }
    }
  }

  private func request(
    _ method: String, _ path: String, _ query: [(String, String)]
  ) -> URLRequest {
    let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-")
    let text = query.map {
      $0.0 + "=" + ($0.1.addingPercentEncoding(withAllowedCharacters: plain) ?? "")
    }.joined(separator: "&")
    let place = server.absoluteString + "/" + path + (text.isEmpty ? "" : "?" + text)
    var request = URLRequest(url: URL(string: place) ?? server)
    request.httpMethod = method
    return request
  }
}
