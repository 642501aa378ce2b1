import Foundation
import Synchronization

@testable import NetworkCalls

/// Answers requests one after another, as a test says, and keeps them. When no answer is left, none comes.
nonisolated final class ScriptedTransport: Transport {
  typealias Outcome = Result<(Data, HTTPURLResponse), any Error>

  private let state: Mutex<(outcomes: [Outcome], requests: [URLRequest])>

  init(_ outcomes: Outcome...) { state = Mutex((outcomes, [])) }

  /// The requests that came.
  var requests: [URLRequest] { state.withLock { $0.requests } }

  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let outcome = state.withLock { state in
      state.requests.append(request)
      return state.outcomes.isEmpty ? nil : state.outcomes.removeFirst()
    }
    return try (outcome ?? .failure(URLError(.timedOut))).get()
  }
}
