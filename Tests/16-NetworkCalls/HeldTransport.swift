import Foundation
import Support
import Synchronization

@testable import NetworkCalls

/// A server, held by the test: a request with the valid token waits until the test answers it. One with another token
/// gets a 401 at once, but for those that waited already.
nonisolated final class HeldTransport: Transport {
  static let server: URL = {
    guard let url = URL(string: "http://server.test/api") else { fatalError("no URL") }
    return url
  }()

  typealias Answer = (Data, HTTPURLResponse)

  private struct State {
    var token = 1
    var count = 0
    var pieces: [Sent] = []
    var renewals: [Sent] = []
    var strange: [String] = []
  }

  private let state = Mutex(State())
  private let calls: HeldCalls<Sent, Answer>

  /// - Parameter heedsCancellation: Whether a cancelled request ends at once, as one of `URLSession` does.
  init(heedsCancellation: Bool = true) { calls = HeldCalls(heedsCancellation: heedsCancellation) }

  /// How many requests came.
  var count: Int { state.withLock { $0.count } }

  /// The pieces that came with a valid token, in order.
  var pieces: [Sent] { state.withLock { $0.pieces } }

  /// The requests for a token, in order.
  var renewals: [Sent] { state.withLock { $0.renewals } }

  /// The requests that the server does not know.
  var strange: [String] { state.withLock { $0.strange } }

  /// The requests that wait for the test.
  var out: [Sent] { calls.out }

  /// How many of those that wait were cancelled.
  var cancelled: Int { calls.cancelled }

  private var token: String { state.withLock { "key-\($0.token)" } }

  /// Lets the token expire.
  func expire() { state.withLock { $0.token += 1 } }

  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let sent = Sent(request)
    let isHeld = state.withLock { state in
      state.count += 1
      if sent.isRenewal {
        state.renewals.append(sent)
        return true
      }
      guard sent.isPiece else {
        state.strange.append("\(sent.method) \(sent.place)")
        return false
      }
      guard sent.token == "key-\(state.token)" else { return false }
      state.pieces.append(sent)
      return true
    }
    if isHeld { return try await calls.wait(sent) }
    return Self.answer(sent.isPiece ? 401 : 404)
  }

  /// Answers the piece of an attachment that waits. If its token has expired meanwhile, the answer is 401.
  func answer(_ name: String, status: Int) {
    let token = token
    calls.answer({ .success(Self.answer($0.token == token ? status : 401)) }) {
      $0.isPiece && $0.name == name
    }
  }

  /// Fails the piece of an attachment that waits.
  func fail(_ name: String, _ error: any Error) {
    calls.answer({ _ in .failure(error) }) { $0.isPiece && $0.name == name }
  }

  /// Answers the request for a token with the valid one.
  func renew(status: Int = 200) {
    let token = token
    calls.answer({ _ in .success(Self.answer(status, token)) }, where: \.isRenewal)
  }

  /// Answers the request for a token with a refusal, or an error.
  func denyRenewal(_ error: (any Error)? = nil) {
    calls.answer(
      { _ in error.map { .failure($0) } ?? .success(Self.answer(403, "no")) }, where: \.isRenewal)
  }

  /// Makes the learner's uploader, with the token that is valid at first.
  @MainActor static func uploader(on transport: any Transport) -> any AttachmentUploading {
    makeUploader(server: server, token: "key-1", transport: transport)
  }

  static func answer(_ status: Int, _ text: String = "") -> Answer {
    let response = HTTPURLResponse(
      url: server, statusCode: status, httpVersion: "HTTP/1.1", headerFields: [:])
    guard let response else { fatalError("no response has the status \(status)") }
    return (Data(text.utf8), response)
  }
}
