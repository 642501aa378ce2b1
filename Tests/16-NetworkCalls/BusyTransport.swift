import Foundation
import Synchronization

@testable import NetworkCalls

/// A server that answers by itself, soon.
nonisolated final class BusyTransport: Transport {
  private struct State {
    var token = 1
    var taken: [String: [Int]] = [:]
    var renewals = 0
    var isTooEarly = false
    var onTheirWay: Set<String> = []
  }

  private let state = Mutex(State())

  /// The numbers of the pieces that it has taken, by name, in order.
  var taken: [String: [Int]] { state.withLock { $0.taken } }

  /// How often a token was asked for.
  var renewals: Int { state.withLock { $0.renewals } }

  /// Whether a piece came while another one of its attachment was on its way.
  var isTooEarly: Bool { state.withLock { $0.isTooEarly } }

  /// Lets the token expire.
  func expire() { state.withLock { $0.token += 1 } }

  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let sent = Sent(request)
    state.withLock { state in
      if sent.isRenewal { state.renewals += 1 }
      let isFirst = !sent.isPiece || state.onTheirWay.insert(sent.name).inserted
      if !isFirst { state.isTooEarly = true }
    }
    for _ in 0..<5 { await Task.yield() }
    return state.withLock { state in
      if sent.isRenewal { return HeldTransport.answer(200, "key-\(state.token)") }
      state.onTheirWay.remove(sent.name)
      guard sent.token == "key-\(state.token)" else { return HeldTransport.answer(401) }
      state.taken[sent.name, default: []].append(Int(sent.query["piece"] ?? "") ?? 0)
      return HeldTransport.answer(200)
    }
  }
}
